import { paths } from '~/lib/paths';
import { claims } from '../../claims';
import { withPromise } from '../../promises';
import type { LocalPage } from '../local.server';

export const content: LocalPage = {
  meta: {
    title: 'Paid media agency in Wilmington, NC',
    description:
      'Paid media for the Cape Fear coast, planned town by town and trade by trade: twelve areas, twelve industries, two seasons. See how we’d plan yours.',
  },
  hero: {
    look: 'chart',
    kicker: 'Paid media agency, Wilmington NC',
    heading: { plain: 'Paid media,', emphasized: 'with local knowledge' },
    lead: 'We know which towns fill up in June, which bridge your customers won’t cross, and when the hospital changes shifts. Your budget should know it, too.',
    button: 'Get Free Consultation',
  },
  sections: [
    {
      kind: 'areas',
      heading: { plain: 'Twelve areas,', emphasized: 'no two alike' },
      lead: 'A twenty-mile radius around downtown is half ocean. So we draw the area by hand, and change what the ad says from one place to the next.',
      entries: [
        {
          name: 'Wilmington',
          text: 'Downtown and midtown keep different hours: dinner and drinks by the river, errands and appointments off College Road.',
        },
        {
          name: 'Wrightsville Beach',
          text: 'Second homes whose owners live elsewhere. Ads for them run in Raleigh and Charlotte, in winter.',
        },
        {
          name: 'Carolina Beach',
          text: 'Families for a week at a time. Same-day searches from phones, until the car is packed on Saturday.',
        },
        {
          name: 'Kure Beach',
          text: 'Quieter, and loyal: people come back to the same street. Advertise to past guests.',
        },
        {
          name: 'Leland',
          text: 'New houses, so new everything: fences, dentists, gyms. It’s across the bridge, so drive time decides.',
        },
        {
          name: 'Hampstead',
          text: 'Commuters on Highway 17 who look things up in the evening and book on Sunday.',
        },
        {
          name: 'Southport',
          text: 'Retired captains and careful readers. Longer ads do well here, and so does a phone number.',
        },
        {
          name: 'Oak Island',
          text: 'Empty in January, full in July. The budget follows a calendar, not an average.',
        },
        {
          name: 'Porters Neck',
          text: 'Bigger homes and bigger jobs. Fewer searches, each worth the wait.',
        },
        {
          name: 'Ogden',
          text: 'School drop-offs and small practices. Mornings before nine and evenings after eight.',
        },
        {
          name: 'Castle Hayne',
          text: 'Yards, trades and warehouses: business customers, who search from a desk during work hours.',
        },
        {
          name: 'Surf City',
          text: 'Visitors from inland and Marines from Camp Lejeune. Two audiences, two offers, one bridge.',
        },
      ],
    },
    {
      kind: 'services',
      heading: { plain: 'Four services,', emphasized: 'fitted to this coast' },
      entries: [
        {
          icon: 'beacon',
          title: 'Google Ads',
          text: 'For the moment of need: a leak, a toothache, a table for six. Quick to launch, judged by calls.',
          link: { label: 'Google Ads in Wilmington', to: paths.googleAdsWilmington },
        },
        {
          icon: 'buoy',
          title: 'Facebook and Instagram Ads',
          text: 'For everything people don’t search for until they see it: charters, classes, kitchens, a Tuesday special.',
          link: { label: 'Facebook Ads in Wilmington', to: paths.facebookAdsWilmington },
        },
        {
          icon: 'flag',
          title: 'Local creative',
          text: 'Filmed here, with people from here. Locals know the Cape Fear bridge, and they know a stock photo.',
        },
        {
          icon: 'gauge',
          title: 'Season reporting',
          text: 'This July against last July, not against May. Any other comparison misleads a coastal business.',
        },
      ],
    },
    {
      kind: 'advantages',
      heading: { plain: 'What being here', emphasized: 'is worth' },
      entries: [
        {
          term: 'We know the two populations',
          text: 'Residents all year, visitors in summer. They search in different words and pay different prices, so they get separate campaigns.',
        },
        {
          term: 'We plan for storms',
          text: withPromise(
            'When a storm gets a name, some ads have to stop within the hour and others have to start.',
            'stormList',
          ),
        },
        {
          term: 'We watch the calendar',
          text: 'Azalea Festival, fishing tournaments, move-in week at the university, the first frost. Each one moves someone’s prices.',
        },
        {
          term: 'We can stop by',
          text: withPromise(
            'For a half day of filming, or to see why no one answers the phone at lunch.',
            'noTravelBill',
          ),
        },
        {
          term: 'We know what a lead costs here',
          text: 'Not the national average. A roofer’s click in Leland and one in Phoenix have little in common.',
        },
        {
          term: 'You’ll run into us',
          text: `It’s hard to hide from a client in the coffee line. You’ll also have an answer within ${claims.responseTime}.`,
        },
      ],
    },
    {
      kind: 'industries',
      heading: { plain: 'Twelve trades', emphasized: 'and their seasons' },
      lead: 'Every trade fills up at a different time of year. Here’s what we’d look at first in yours:',
      entries: [
        {
          name: 'Restaurants and bars',
          text: 'the searches made while standing on the sidewalk, between five and eight.',
        },
        {
          name: 'Tourism and lodging',
          text: 'how many weeks ahead people book, and from which cities.',
        },
        { name: 'Real estate', text: 'sellers, who get forgotten because buyers click more.' },
        {
          name: 'Healthcare',
          text: 'what you’re allowed to say and track; then the waiting list.',
        },
        {
          name: 'Plumbing and electrical',
          text: 'who picks up at night, before an ad says “24 hours.”',
        },
        {
          name: 'Heating and air',
          text: 'the first hot weekend, with budgets raised on Thursday.',
        },
        {
          name: 'Construction and remodeling',
          text: 'the four months between first click and contract.',
        },
        {
          name: 'Law, tax and insurance',
          text: 'cases worth having, and the words that bring in the rest.',
        },
        {
          name: 'Shops and boutiques',
          text: 'what’s on the shelf today, shown to people nearby.',
        },
        {
          name: 'Cars and repair',
          text: 'service bays on a rainy Tuesday, which pay better than sales.',
        },
        { name: 'Boats and marinas', text: 'haul-outs and winter storage, decided in September.' },
        { name: 'Gyms and schools', text: 'January and August, and what keeps people in March.' },
      ],
    },
  ],
  onward: {
    articles: ['restaurant-marketing-shoulder-season', 'marine-business-marketing'],
    pages: [
      {
        path: paths.digitalMarketingConsultant,
        why: 'One answer for the whole budget, with the math shown.',
      },
      { path: paths.marketingAnalyticsConsultant, why: 'How we compare one July with another.' },
    ],
  },
  closing: {
    look: 'deep',
    heading: 'Tell us your town and your trade',
    text: withPromise(
      'On the call, we’ll show you whose ads come up in your area, and what we’d do with your budget over the next ninety days.',
      'localSearches',
    ),
  },
};
