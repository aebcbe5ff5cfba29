import { paths } from '~/lib/paths';
import { claims } from '../../claims';
import type { LocalPage } from '../local-page';

export const content: LocalPage = {
  meta: {
    title: 'Google Ads in Wilmington, NC',
    description:
      'What Google Ads does for a Wilmington business: first clicks within 48 hours, seasons planned ahead, visitors and residents kept apart. Free audit.',
  },
  hero: {
    look: 'plate',
    kicker: 'Google Ads agency, Wilmington NC',
    heading: { plain: 'Somebody is searching', emphasized: 'on Market Street' },
    lead: 'Right now, with a thumb, for what you sell. Search ads put you in front of that person and nobody else. Here is what that takes in Wilmington, where in July half the beach is from somewhere else.',
    button: 'Get Free Google Ads Audit',
    figures: [
      { value: claims.firstResults, label: 'from approved access to the first results' },
      { value: claims.averageReturn, label: 'average return on ad spend' },
      {
        value: `${claims.restaurantSeason} more`,
        label: 'searches for local restaurants from April to October',
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
          text: `A search campaign brings its first results within ${claims.firstResults} of your giving us access. A ranking takes months; a sign on the highway takes a permit.`,
        },
        {
          icon: 'wave',
          term: 'It follows the season',
          text: `Searches for local restaurants run ${claims.restaurantSeason} higher from April to October. We raise budgets in the week before the wave and not in the week after.`,
        },
        {
          icon: 'compass',
          term: 'It can tell residents from visitors',
          text: 'By place, by words and by hour. “Near me” at ten on a July morning is a visitor; “annual inspection” never is.',
        },
        {
          icon: 'dividers',
          term: 'It stops at your bridge',
          text: 'If you do not drive to Southport, you do not pay for Southport. The border is drawn by road, not by radius.',
        },
        {
          icon: 'gauge',
          term: 'It pays by the call',
          text: `You see which words made the phone ring and what each booked job cost. Over our accounts a dollar of ads brings back ${claims.averageReturnOfDollar} on average; you will know your own figure by the second month.`,
        },
        {
          icon: 'anchor',
          term: 'It can be stopped',
          text: 'Booked out in June? One switch, no notice, nothing lost. Few other ways of advertising let go so politely.',
        },
      ],
    },
    {
      kind: 'work',
      heading: { plain: 'Four pieces of work,', emphasized: 'in this order' },
      entries: [
        {
          title: 'Survey',
          text: 'What people in New Hanover, Brunswick and Pender counties really type, how often, and who is buying it. Two days; you get the list.',
          points: ['Search volume by town', 'Rivals’ ads and pages', 'Words to leave alone'],
        },
        {
          title: 'Build',
          text: 'Campaigns by service and by town, ads that answer the search, a page for each. You approve every line before it runs.',
          points: ['Calls and forms counted', 'Budgets capped by day', 'Your name on the account'],
        },
        {
          title: 'Watch',
          text: 'Search terms weekly, bids when there is something to learn from, and word from us when it matters.',
          points: ['Wrong searches removed', 'Spend paced to your hours', 'Notes on each change'],
        },
        {
          title: 'Widen',
          text: 'When a word has paid for itself for a month, it gets more. Then the next town, the next service, the map and the video.',
          points: [
            'Maps and Local Services Ads',
            'Microsoft Advertising',
            'Video along the season',
          ],
        },
      ],
    },
  ],
  onward: {
    articles: ['hvac-marketing-by-season', 'local-seo-coastal-north-carolina'],
    pages: [
      {
        path: paths.googleAdsConsultant,
        why: 'How the auction decides, and what we do inside the account.',
      },
      { path: paths.ppcConsultant, why: 'When Google is only a part of what you pay for clicks.' },
    ],
  },
  closing: {
    look: 'notice',
    heading: 'What did Wilmington type last month?',
    text: 'Ask, and the audit brings the searches for your trade in your towns, with their prices, and which of them we would buy first.',
  },
};
