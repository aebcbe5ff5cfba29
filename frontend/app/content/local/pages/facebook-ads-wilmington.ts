import { paths } from '~/lib/paths';
import { claims } from '../../claims';
import type { LocalPage } from '../local.server';

export const content: LocalPage = {
  meta: {
    title: 'Facebook Ads in Wilmington, NC',
    description:
      'Facebook and Instagram ads for Wilmington businesses: who’s there, on what screen, and what makes them stop. Four numbers and four services. Free audit.',
  },
  hero: {
    look: 'shore',
    kicker: 'Facebook and Instagram Ads, Wilmington NC',
    heading: { plain: 'The whole county,', emphasized: 'one thumb at a time' },
    lead: 'Your neighbors scroll past more in a day than they could ever remember. Stopping them takes a face they might know, a place they do know, and an offer that’s good this week.',
    button: 'Get Free Facebook Ads Audit',
  },
  sections: [
    {
      kind: 'figures',
      heading: { plain: 'Four numbers', emphasized: 'to start from' },
      note: 'We start with these estimates and averages. Once your own account has better numbers, we use those.',
      entries: [
        {
          value: claims.socialUsers,
          label: 'users within reach',
          text: 'People on Facebook and Instagram around Wilmington. You only need a few thousand of them.',
        },
        {
          value: claims.socialOnPhones,
          label: 'on a phone',
          text: 'So everything is vertical, readable at arm’s length and clear with the sound off.',
        },
        {
          value: claims.localAdLift,
          label: 'the response',
          text: 'An ad with local people in it, against the same offer with stock photos: an average across our accounts.',
        },
        {
          value: claims.socialDecidedByCreative,
          label: 'decided by the ad itself',
          text: 'Picture, first line and offer. Settings share the other quarter, and so do our hours.',
        },
      ],
    },
    {
      kind: 'campaigns',
      heading: { plain: 'What we run', emphasized: 'for local pages' },
      entries: [
        {
          icon: 'flag',
          title: 'Neighborhood campaigns',
          text: 'For shops, restaurants and studios: one offer, one radius, two weeks. Your counter asks “where did you see us?” and writes it down.',
          steps: ['Offer on Monday', 'Film on Wednesday', 'Live by the weekend'],
        },
        {
          icon: 'bell',
          title: 'Lead campaigns',
          text: 'For trades, clinics and agents: a short form inside the app, one question to weed out the curious, and the lead on your phone right away.',
          steps: ['Form with a filter', 'Text within a minute', 'Cost per booked visit'],
        },
        {
          icon: 'wave',
          title: 'Visitor campaigns',
          text: 'For lodging, charters and tours: shown inland while people plan, and on the beach once they’re here. Two messages, kept apart.',
          steps: ['Raleigh in February', 'Charlotte in April', 'The pier in July'],
        },
        {
          icon: 'net',
          title: 'Bringing people back',
          text: 'For everyone with a list: past guests, lapsed members, last summer’s customers. Small audiences, low cost, and a reason to return.',
          steps: ['List with consent', 'A message that knows them', 'Stops after the second no'],
        },
      ],
    },
  ],
  onward: {
    articles: ['tourism-marketing-beach-season', 'retail-marketing-small-shop'],
    pages: [
      {
        path: paths.facebookAdsConsultant,
        why: 'Strangers, acquaintances and people who asked: what each of them should see.',
      },
      {
        path: paths.creativeStrategyConsultant,
        why: 'How we find an idea worth filming, one test at a time.',
      },
      { path: paths.googleAdsWilmington, why: 'The other half: people who are already searching.' },
    ],
  },
  closing: {
    look: 'deep',
    heading: 'Have you been boosting posts?',
    text: 'Most pages here have. Send us your last ten, and we’ll tell you what each one bought and what the same money could do in a real campaign.',
  },
};
