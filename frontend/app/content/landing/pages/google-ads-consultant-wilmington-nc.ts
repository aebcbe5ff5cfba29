import { paths } from '~/lib/paths';
import { claims } from '../../claims';
import type { LandingPage } from '../landing-page';

export const content = {
  meta: {
    title: 'Google Ads consultant in Wilmington, NC',
    description:
      'Google Ads with somebody to answer for the result: search terms read weekly, budgets moved to what books. Start with a free account audit.',
  },
  hero: {
    kicker: 'Google Ads consultant, Wilmington NC',
    heading: { plain: 'Google Ads that make', emphasized: 'the right phone ring' },
    lead: 'Someone in Wilmington types what you sell, and means it. Our work is to be there at that minute, pay a fair price for the click, and be absent from everything else.',
    button: 'Get Free Google Ads Audit',
    aside: `Our accounts return ${claims.averageReturn} of their ad spend on average. Yours starts with a smaller question: which searches bring in work, and which only bring a bill?`,
  },
  services: {
    heading: { plain: 'What we do', emphasized: 'inside your account' },
    lead: 'Four jobs, each with a beginning and an end. You can see every one of them in the account’s own change history.',
    cards: [
      {
        icon: 'lens',
        title: 'Search campaigns',
        description:
          'Built from the words your customers use when they are ready, grouped so that each ad answers its own question.',
        features: [
          'Keyword research from your invoices, not from a tool’s suggestions',
          'Exact and phrase match first; broad match only once conversions are counted',
          'One ad group per question a customer asks',
          'Ads that name the town, the price range and the next step',
          'A landing page for each group, or a reason why not',
        ],
      },
      {
        icon: 'net',
        title: 'Search term upkeep',
        description:
          'The list of what people really typed is the most useful page in Google Ads, and the one nobody opens. We read it every week.',
        features: [
          'Weekly reading of all terms that cost money',
          'Negative lists shared between campaigns, with a note on each',
          'Job seekers, do-it-yourselfers and wrong towns kept out',
          'Terms that convert promoted to keywords of their own',
          'A monthly sum of what the negatives saved',
        ],
      },
      {
        icon: 'dividers',
        title: 'Bids and budgets',
        description:
          'Automated bidding is a good helmsman with a good chart. We draw the chart: values, limits, and seasons.',
        features: [
          'Conversion values from your real margins',
          'Targets set where the next lead still pays for itself',
          'Schedules that match the hours you answer the phone',
          'Budgets raised before your season, not during it',
          'Location set to people who are here, not people who looked us up',
        ],
      },
      {
        icon: 'signal',
        title: 'Conversion tracking',
        description:
          'If the account counts page views as leads, every clever thing it does is clever about the wrong thing. This comes first.',
        features: [
          'Calls, forms and bookings counted once each',
          'Phone calls under a minute left out',
          'Closed jobs sent back to Google, with their value',
          'Consent respected, and the gap it leaves explained',
          'A test lead through every path, each month',
        ],
      },
    ],
  },
  middle: {
    heading: { plain: 'The highest bid', emphasized: 'does not always win' },
    lead: 'Each search sets off an auction that takes less time than a blink. Google multiplies what you offer by how useful it expects your ad and page to be. A better ad is therefore a discount.',
    diagram:
      'Diagram of an ad auction as three boats, each with a sail ruled in squares: as wide as the bid in dollars, as high as the quality of ten. You bid $6 at quality 8: 48 squares, first. The big spender bids $9 at quality 4: 36 squares, second. The newcomer bids $7 at quality 5: 35 squares, third. Shaded is what the boat behind makes you pay: 36 squares would keep you ahead, so you pay $4.51 a click, the second pays $8.76 and the third the reserve price.',
    points: [
      {
        term: 'The bid is a ceiling',
        text: 'You name the most you would pay. You rarely pay it: you pay just enough to stay above the next one down.',
      },
      {
        term: 'Quality has three parts',
        text: 'How likely people are to click, how well the ad fits the search, and whether the page they land on keeps the ad’s promise.',
      },
      {
        term: 'Intent beats volume',
        text: `Words that carry a place or an urgency, such as “emergency electrician Leland”, convert ${claims.intentLift} better in our accounts than the broad word beside them.`,
      },
      {
        term: 'The rest is leakage',
        text: `In an account nobody tends, we have seen ${claims.deadKeywordShare} of the budget sit on keywords that never brought a customer. They win auctions too.`,
      },
    ],
    table: {
      caption: 'One auction, worked through',
      columns: ['Advertiser', 'Bid', 'Quality of 10', 'Bid × quality', 'Pays per click'],
      rows: [
        ['You', '$6.00', '8', '48, first', '$4.51'],
        ['The big spender', '$9.00', '4', '36, second', '$8.76'],
        ['The newcomer', '$7.00', '5', '35, third', 'the reserve price'],
      ],
    },
    takeaway:
      'You pay the rank below you, divided by your quality, plus a cent: here 36 / 8 + 0.01. Simplified, but this is why the ad is worth an afternoon.',
  },
  why: {
    heading: { plain: 'Why a consultant', emphasized: 'and not a dashboard' },
    cards: [
      {
        term: 'Read, not only measured',
        text: 'The search terms of your account are read line by line, and what was changed stands in the report with its reason. No score, no ticket number.',
      },
      {
        term: 'We argue with Google’s advice',
        text: 'The account will recommend bigger budgets and broader words every week. Some of it is good. We say which, and dismiss the rest with a reason on file.',
      },
      {
        term: 'You hear bad months first from us',
        text: 'When a month goes wrong you get a short note with the figure, the cause and what changes, before you have found it in a report.',
      },
    ],
  },
  closing: {
    heading: 'See which searches you are paying for',
    text: 'Give us viewing access and we bring the list to the call: what you paid for in the last 90 days, what came of it, and the first ten negatives to add. You can add them yourself.',
  },
  onward: {
    articles: ['google-ads-budget-small-business', 'google-ads-for-plumbers'],
    pages: [
      {
        path: paths.googleAdsWilmington,
        why: 'What people here search for, town by town and season by season.',
      },
      {
        path: paths.ppcConsultant,
        why: 'Google beside Microsoft and Meta, with one budget for all three.',
      },
    ],
  },
  layout: {
    hero: 'chart-right',
    figures: 'deep',
    services: 'ledger',
    middle: 'beside',
    why: 'stagger',
    closing: 'notice',
    order: ['middle', 'services', 'why'],
  },
} satisfies LandingPage;
