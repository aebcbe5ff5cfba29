import { paths } from '~/lib/paths';
import { claims } from '../../claims';
import type { LocalPage } from '../local.server';

export const content: LocalPage = {
  meta: {
    title: 'Google Ads in Wilmington, NC',
    description:
      'What Google Ads does for a Wilmington business: first clicks in 48 hours on average, seasons planned ahead, visitors kept apart from residents.',
  },
  hero: {
    look: 'plate',
    kicker: 'Google Ads agency, Wilmington NC',
    heading: { plain: 'Someone is searching', emphasized: 'on Market Street' },
    lead: 'Right now, with one thumb, for what you sell. Search ads put you in front of that person and no one else. Here’s what that takes in Wilmington, where half the beach in July is from somewhere else.',
    button: 'Get Free Google Ads Audit',
    figures: [
      {
        value: claims.firstResults,
        label: 'from access to first results, on average',
      },
      {
        value: claims.averageReturn,
        label: `average return on ad spend: ${claims.averageReturnOfDollar} back for every $1`,
      },
      {
        value: `${claims.restaurantSeason} more`,
        label: 'searches for local restaurants, April to October: one example',
      },
    ],
  },
  sections: [
    {
      kind: 'benefits',
      heading: { plain: 'Six things', emphasized: 'it does well here' },
      entries: [
        {
          icon: 'bell',
          term: 'It works this week',
          text: `On average, a search campaign brings its first results within ${claims.firstResults} of getting access: clicks and calls, not yet proof. A ranking takes months; a sign on the highway takes a permit.`,
        },
        {
          icon: 'wave',
          term: 'It follows the season',
          text: `One example: searches for local restaurants run ${claims.restaurantSeason} higher from April to October. We raise budgets the week before the rush, not the week after.`,
        },
        {
          icon: 'compass',
          term: 'It can tell residents from visitors',
          text: 'By place, by wording and by hour. “Near me” at ten on a July morning is a visitor; “annual inspection” never is.',
        },
        {
          icon: 'dividers',
          term: 'It stops at your bridge',
          text: 'If you don’t drive to Southport, you don’t pay for Southport. We draw the line by road, not by radius.',
        },
        {
          icon: 'gauge',
          term: 'You can count the calls',
          text: `You see which words made the phone ring and what each booked job cost. Across our accounts, every ad dollar brings back ${claims.averageReturnOfDollar} on average. Yours may bring more or less, and you’ll see which.`,
        },
        {
          icon: 'anchor',
          term: 'It can be stopped',
          text: 'Booked solid in June? Ads pause with one switch and start again the same way. Try that with a billboard.',
        },
      ],
    },
    {
      kind: 'work',
      heading: { plain: 'Four pieces of work,', emphasized: 'in this order' },
      entries: [
        {
          title: 'Survey',
          text: 'What people in New Hanover, Brunswick and Pender counties actually type, how often, and whose ads come up.',
          points: ['Search volume by town', 'Competitors’ ads and pages', 'Words to leave alone'],
        },
        {
          title: 'Build',
          text: 'Campaigns by service and by town, ads that answer the search, and a page for each. You approve every line before it runs.',
          points: [
            'Calls and forms counted',
            'Budgets capped by day',
            'A test call through each number',
          ],
        },
        {
          title: 'Watch',
          text: 'Search terms first, bids once there’s something to learn from, and a note from us when it matters.',
          points: ['Wrong searches removed', 'Spend paced to your hours', 'Notes on each change'],
        },
        {
          title: 'Widen',
          text: 'Once a keyword has paid for itself for a month, it gets more. Then come the next town, the next service, maps and video.',
          points: ['Maps and Local Services Ads', 'Microsoft Advertising', 'Video, in season'],
        },
      ],
    },
  ],
  onward: {
    articles: ['hvac-marketing-by-season', 'local-seo-coastal-north-carolina'],
    pages: [
      {
        path: paths.googleAdsConsultant,
        why: 'How we work: the auction, and what we do inside the account.',
      },
      { path: paths.ppcConsultant, why: 'When Google is only part of what you pay for clicks.' },
      { path: paths.facebookAdsWilmington, why: 'The other half: people who aren’t looking yet.' },
    ],
  },
  closing: {
    look: 'notice',
    heading: 'What does Wilmington type?',
    text: 'Ask for the audit, and we’ll show you the searches for your trade in your towns, what a click costs, and which ones we’d buy first.',
  },
};
