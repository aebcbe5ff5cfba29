import { paths } from '~/lib/paths';
import { claims } from '../../claims';
import type { LocalPage } from '../local-page';

export const content: LocalPage = {
  meta: {
    title: 'Paid media agency in Wilmington, NC',
    description:
      'Paid media for the Cape Fear coast, planned town by town and trade by trade: twelve areas, twelve industries, two seasons. See how we would go about yours.',
  },
  hero: {
    look: 'chart',
    kicker: 'Paid media agency, Wilmington NC',
    heading: { plain: 'Paid media,', emphasized: 'with local knowledge' },
    lead: 'Pilots board big ships off the Cape Fear because no chart shows everything. Budgets need one too. We know which towns fill up in June, which bridge your customers will not cross, and when the hospital changes shift.',
    button: 'Get Free Consultation',
  },
  sections: [
    {
      kind: 'areas',
      heading: { plain: 'Twelve areas,', emphasized: 'no two alike' },
      lead: 'A radius of twenty miles around downtown is half sea. So we draw the area by hand, and change what the ad says from one place to the next.',
      entries: [
        {
          name: 'Wilmington',
          text: 'Downtown and midtown want different hours: dinner and drinks by the river, errands and appointments off College Road.',
        },
        {
          name: 'Wrightsville Beach',
          text: 'Second homes with owners far away. Ads for them run in Raleigh and Charlotte, in winter.',
        },
        {
          name: 'Carolina Beach',
          text: 'Families for a week at a time. Same-day searches from phones, ending when the car is packed on Saturday.',
        },
        {
          name: 'Kure Beach',
          text: 'Quieter and loyal: people come back to the same street. Past guests are the list to advertise to.',
        },
        {
          name: 'Leland',
          text: 'New houses, so new everything: fences, dentists, gyms. It lies over the bridge, so drive time decides.',
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
          text: 'Larger homes and larger jobs. Fewer searches, each worth waiting for.',
        },
        {
          name: 'Ogden',
          text: 'School runs and small practices. Mornings before nine and evenings after eight.',
        },
        {
          name: 'Castle Hayne',
          text: 'Yards, trades and warehouses: business customers, who search from a desk in working hours.',
        },
        {
          name: 'Surf City',
          text: 'Visitors from inland and Marines from Camp Lejeune. Two audiences, two offers, one bridge.',
        },
      ],
    },
    {
      kind: 'services',
      heading: { plain: 'Four services,', emphasized: 'cut for this coast' },
      entries: [
        {
          icon: 'beacon',
          title: 'Google Ads',
          text: 'For the moment of need: a leak, a toothache, a table for six. Live quickly, judged by calls.',
          link: { label: 'Google Ads in Wilmington', to: paths.googleAdsWilmington },
        },
        {
          icon: 'buoy',
          title: 'Facebook and Instagram Ads',
          text: 'For everything people do not search for until they see it: charters, classes, kitchens, a Tuesday special.',
          link: { label: 'Facebook Ads in Wilmington', to: paths.facebookAdsWilmington },
        },
        {
          icon: 'flag',
          title: 'Local creative',
          text: 'Filmed here with people from here. Viewers know the Cape Fear bridge, and they know a stock photo.',
        },
        {
          icon: 'gauge',
          title: 'Season reporting',
          text: 'This July against last July, not against May. Anything else tells a coastal business lies.',
        },
      ],
    },
    {
      kind: 'advantages',
      heading: { plain: 'What being here', emphasized: 'is worth' },
      entries: [
        {
          term: 'We know the two populations',
          text: 'Residents all year, visitors in summer. They search in different words and pay different prices; we never put them into one campaign.',
        },
        {
          term: 'We plan for storms',
          text: 'When a name appears on the hurricane map, some ads must stop within the hour and others must start. The list is ready in May.',
        },
        {
          term: 'We watch the calendar',
          text: 'Azalea Festival, fishing tournaments, move-in week at the university, the first frost. Each moves somebody’s prices.',
        },
        {
          term: 'We can stop by',
          text: 'For a half day of filming, or to see why the phone is not answered at lunch. Travel is not on the invoice.',
        },
        {
          term: 'We know what a lead costs here',
          text: 'Not the national average. A roofer’s click in Leland and one in Phoenix have little in common.',
        },
        {
          term: 'We meet you in the shop',
          text: `You will see us in line for coffee. It concentrates the mind, and so does an answer within ${claims.responseTime}.`,
        },
      ],
    },
    {
      kind: 'industries',
      heading: { plain: 'Twelve trades', emphasized: 'and their seasons' },
      lead: 'Each line of business fills up at a different time of year. What we would look at first in yours:',
      entries: [
        {
          name: 'Restaurants and bars',
          text: 'the searches made while standing on the sidewalk, between five and eight.',
        },
        {
          name: 'Tourism and lodging',
          text: 'how many weeks ahead people book, and from which cities.',
        },
        { name: 'Real estate', text: 'sellers, whom everybody forgets because buyers click more.' },
        { name: 'Healthcare', text: 'what may be said and tracked at all; then the waiting list.' },
        {
          name: 'Plumbing and electrical',
          text: 'who picks up at night, before any ad says “24 hours”.',
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
          text: 'cases worth having, and the words that bring the others.',
        },
        {
          name: 'Shops and boutiques',
          text: 'stock that is on the shelf today, shown to people nearby.',
        },
        {
          name: 'Cars and repair',
          text: 'service bays on a wet Tuesday, which pay better than sales.',
        },
        { name: 'Boats and marinas', text: 'haul-out and winter storage, decided in September.' },
        { name: 'Gyms and schools', text: 'January and August, and what keeps people in March.' },
      ],
    },
  ],
  onward: {
    articles: ['restaurant-marketing-shoulder-season', 'marine-business-marketing'],
    pages: [
      {
        path: paths.digitalMarketingConsultant,
        why: 'One answer for the whole budget, with the arithmetic shown.',
      },
      { path: paths.marketingAnalyticsConsultant, why: 'How we compare one July with another.' },
    ],
  },
  closing: {
    look: 'deep',
    heading: 'Tell us your town and your trade',
    text: 'We come to the call with the searches made in your area last month, who is paying for them, and what we would do with your budget in the next ninety days.',
  },
};
