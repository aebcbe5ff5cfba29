import { paths } from '~/lib/paths';
import { claims } from '../../claims';
import { withPromise } from '../../promises';
import type { LandingPage } from '../landing.server';

export const content = {
  meta: {
    title: 'Google Ads consultant in Wilmington, NC',
    description:
      'Google Ads with someone who answers for the result: search terms read, wrong ones cut, budgets moved to what books. Starts with a free account audit.',
  },
  hero: {
    kicker: 'Google Ads consultant, Wilmington NC',
    heading: { plain: 'Google Ads that make', emphasized: 'the right phone ring' },
    lead: 'Someone in Wilmington types what you sell, and means it. Our job is to be there right then, pay a fair price for the click, and stay out of everything else.',
    button: 'Get Free Google Ads Audit',
    aside: `On average, our accounts bring back ${claims.averageReturn} of what they spend on ads. Yours starts with a smaller question: which searches bring in work, and which just bring a bill?`,
  },
  services: {
    heading: { plain: 'What we do', emphasized: 'inside your account' },
    lead: 'Four jobs, each with a start and a finish. You can see every one of them in the account’s own change history.',
    cards: [
      {
        icon: 'lens',
        title: 'Search campaigns',
        description:
          'Built from the words your customers use when they’re ready to buy, grouped so each ad answers its own question.',
        features: [
          'Keyword research from your invoices, not a tool’s suggestions',
          'Exact and phrase match first; broad match only after conversions are counted',
          'One ad group per question a customer asks',
          'Ads that name the town, the price range and the next step',
          'A landing page for each group, or a reason not to have one',
        ],
      },
      {
        icon: 'net',
        title: 'Search term upkeep',
        description:
          'The list of what people actually typed is the most useful page in Google Ads, and the one no one opens. We open it.',
        features: [
          'Every search term you pay for, read',
          'Negative lists shared across campaigns, with a note on each',
          'Job seekers, do-it-yourselfers and wrong towns kept out',
          'Terms that convert promoted to keywords',
          'A running total of what the negatives saved',
        ],
      },
      {
        icon: 'dividers',
        title: 'Bids and budgets',
        description:
          'Automated bidding is only as good as what you feed it. We feed it real values, limits and seasons.',
        features: [
          'Conversion values from your real margins',
          'Targets set where the next lead still pays for itself',
          'Schedules that match the hours you answer the phone',
          'Budgets raised before your season, not during it',
          'Location set to people who are here, not people who looked the town up',
        ],
      },
      {
        icon: 'signal',
        title: 'Conversion tracking',
        description:
          'If the account counts page views as leads, everything clever it does is clever about the wrong thing. This comes first.',
        features: [
          'Calls, forms and bookings, each counted once',
          'Phone calls under a minute left out',
          'Closed jobs sent back to Google, with their value',
          'Consent respected, and the gap it leaves explained',
          'A test lead sent through every path',
        ],
      },
    ],
  },
  middle: {
    heading: { plain: 'The highest bid', emphasized: 'doesn’t always win' },
    lead: 'Each search sets off an auction that takes less time than a blink. Google multiplies your bid by how useful it expects your ad and page to be. So a better ad is a discount.',
    diagram:
      'Diagram of an ad auction as three boats, each with a sail ruled in squares: as wide as the bid in dollars, as high as the quality of ten. You bid $6 at quality 8: 48 squares, first. The big spender bids $9 at quality 4: 36 squares, second. The newcomer bids $7 at quality 5: 35 squares, third. Shaded is what the boat behind makes you pay: 36 squares would keep you ahead, so you pay $4.51 a click, the second pays $8.76 and the third the reserve price.',
    points: [
      {
        term: 'The bid is a ceiling',
        text: 'You name the most you’d pay. You rarely pay it: you pay just enough to stay above the next one down.',
      },
      {
        term: 'Quality has three parts',
        text: 'How likely people are to click, how well the ad fits the search, and whether the page they land on keeps the ad’s promise.',
      },
      {
        term: 'Intent beats volume',
        text: `Keywords with a place or a need in them, such as “emergency electrician Leland,” convert ${claims.intentLift} better in our accounts than the broad keyword next to them.`,
      },
      {
        term: 'The rest leaks away',
        text: `In accounts no one tends, we’ve seen ${claims.deadKeywordShare} of the budget sit on keywords that never brought a customer. They win auctions, too.`,
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
      'You pay the rank below you, divided by your quality, plus a cent: here, 36 / 8 + 0.01. It’s simplified, but it’s why the ad is worth an afternoon.',
  },
  why: {
    heading: { plain: 'Why a consultant,', emphasized: 'not a dashboard' },
    cards: [
      {
        term: 'Read, not just measured',
        text: withPromise(
          'What people typed tells us more than any score. What we changed is in the report, with the reason. No ticket numbers.',
          'weeklyTerms',
        ),
      },
      {
        term: 'We argue with Google’s advice',
        text: 'Your account will keep recommending bigger budgets and broader keywords. Some of it is good advice. We tell you which, and turn down the rest with a reason on file.',
      },
      {
        term: 'You’ll hear about a bad month from us first',
        text: 'When a month goes wrong, you get a short note with the number, the cause and what we’re changing, before you find it in a report.',
      },
    ],
  },
  closing: {
    heading: 'See which searches you’re paying for',
    text: 'Give us viewing access and we’ll bring the list to the call: what you paid for in the last 90 days, what came of it, and the first ten negatives to add. You can add them yourself.',
  },
  onward: {
    articles: ['google-ads-budget-small-business', 'google-ads-for-plumbers'],
    pages: [
      {
        path: paths.googleAdsWilmington,
        why: 'What it takes here, town by town and season by season.',
      },
      {
        path: paths.ppcConsultant,
        why: 'Google alongside Microsoft and Meta, on one budget.',
      },
    ],
  },
  layout: {
    hero: 'chart-right',
    figures: 'deep',
    services: 'ledger',
    middle: 'beside',
    why: 'beside',
    closing: 'notice',
    order: ['middle', 'services', 'why'],
  },
} satisfies LandingPage;
