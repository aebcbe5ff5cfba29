import { paths } from '~/lib/paths';
import { claims } from '../../claims';
import { howWeCharge } from '../../how-we-charge';
import type { LandingPage } from '../landing.server';

export const content = {
  meta: {
    title: 'PPC consultant in Wilmington, NC',
    description:
      'Pay-per-click across Google, Microsoft and Meta, run as one budget. See where the leaks are and what’s left once they’re fixed. Free PPC audit.',
  },
  hero: {
    kicker: 'PPC consultant, Wilmington NC',
    heading: { plain: 'Pay per click. But', emphasized: 'which click?' },
    lead: 'You pay for a click whether it came from a buyer or a kid doing homework. We run all your paid clicks as one budget, and fix the leaks before we ask you for more.',
    button: 'Get Free PPC Audit',
    aside: `${claims.wastedPpcBudget} of a PPC budget is wasted in the accounts we’re asked to look at. It sounds like a sales line until you see the list below.`,
  },
  services: {
    heading: { plain: 'One budget,', emphasized: 'four pockets' },
    lead: 'Networks compete for your money, so don’t hand it out by habit. Each one has its own job, and each has to earn its share.',
    cards: [
      {
        icon: 'lens',
        title: 'Paid search',
        description:
          'Google and Microsoft together: the second is smaller, often cheaper, and used at desks where the bigger jobs get decided.',
        features: [
          'One structure, adapted to each engine',
          'Your own name defended only if someone else bids on it',
          'Shared negatives, checked for conflicts',
          'Call-only hours for trades',
          'A regular cleanout of what no longer earns',
        ],
      },
      {
        icon: 'flag',
        title: 'Shopping and local',
        description:
          'Product listings, map ads and Local Services Ads: where people look once they’ve decided to buy nearby.',
        features: [
          'Product feed fixed at the source',
          'Hours and stock kept current',
          'Help with Local Services verification',
          'Bad leads disputed within the deadline',
          'Products grouped by margin, not by brand',
        ],
      },
      {
        icon: 'buoy',
        title: 'Remarketing',
        description: 'A second word with people who left: enough to remind, never enough to annoy.',
        features: [
          'Lists by what people looked at, not “all visitors”',
          'A cap of a few ads a week per person',
          'Buyers and job seekers taken off the list',
          'An end date after thirty days',
          'Only for visitors who agreed to it',
        ],
      },
      {
        icon: 'dividers',
        title: 'Budget control',
        description:
          'Money moved between networks by the cost of the next customer, not the average of the last.',
        features: [
          'All networks on one sheet, by cost per customer',
          'Daily pace checked, overspending stopped',
          'Refunds claimed for fraud and accidental clicks',
          'A weekly ceiling that only you can raise',
          'Our fee kept separate from your spend',
        ],
      },
    ],
  },
  middle: {
    heading: { plain: 'Follow', emphasized: 'a thousand dollars' },
    lead: 'Here’s how a thousand dollars drains out of a typical neglected account. The shares are our working numbers. The audit gives you your own, from your own search terms and hours.',
    diagram:
      'Diagram of a budget as a stream of a thousand dollars, every branch as wide as its money. It loses money at four leaks: wrong words $240, wrong place $130, wrong hours $90 and wrong page $120. After each of them $760, $630, $540 and $420 remain. Those last $420 reach people who could become customers.',
    points: [
      {
        term: 'Wrong words: $240',
        text: 'Searches that share a word with you and nothing else: “free,” “salary,” “how to,” the same street in another state.',
      },
      {
        term: 'Wrong place: $130',
        text: 'The default reaches people interested in Wilmington, including plenty of them in Delaware.',
      },
      {
        term: 'Wrong hours: $90',
        text: 'Ads with a phone number, running when no one picks up. The caller tries the next name on the page.',
      },
      {
        term: 'Wrong page: $120',
        text: 'Your home page, for someone who asked about gutters. Half of them leave before they find the word.',
      },
      {
        term: 'What’s left: $420',
        text: 'This does all the work. Stop the two biggest leaks and it nearly doubles, on the same budget.',
      },
    ],
    takeaway:
      'Fix first, then grow. Pouring more money into a leaky account is how it got this expensive.',
  },
  list: {
    kind: 'mistakes',
    heading: { plain: 'Six mistakes', emphasized: 'we find before lunch' },
    lead: 'In no particular order, since most accounts have four of them. You can check for all six yourself this afternoon.',
    entries: [
      {
        name: 'No one reads the search terms',
        text: `Keywords are what you buy; search terms are what you get. Left alone, up to ${claims.deadKeywordShare} of a budget drifts to words that never convert.`,
        note: 'sort by cost, last 30 days, and exclude what you wouldn’t pick up the phone for.',
      },
      {
        name: 'Everything is a conversion',
        text: 'Page views, scrolls and clicks on the address count as success, so the bidding buys more scrolling.',
        note: 'count three things: a call, a form, a booking.',
      },
      {
        name: 'The map is set to “interest”',
        text: 'Location reaches anyone who has shown interest in the area. It’s the default, and it looks harmless.',
        note: 'choose presence, then exclude the places you won’t drive to.',
      },
      {
        name: 'One campaign for all services',
        text: 'Drain cleaning at $90 and repiping at $9,000 share a budget, and the cheap one eats it by noon.',
        note: 'separate the budgets when one job is worth three times another.',
      },
      {
        name: 'Recommendations on auto-apply',
        text: 'The account changes itself at night and raises its own score.',
        note: 'turn auto-apply off and read the list once a month.',
      },
      {
        name: 'Judged after a week',
        text: 'With eight leads a week, a bad week looks like a good one. Budgets swing, and no one learns anything.',
        note: 'decide after thirty leads or thirty days, whichever takes longer.',
      },
    ],
  },
  why: {
    heading: { plain: 'How we', emphasized: 'charge and report' },
    cards: [
      { term: howWeCharge.term, text: howWeCharge.text },
      {
        term: 'We don’t have a favorite network',
        text: 'If the math says mailers to twelve streets in Ogden, that’s what we’ll tell you.',
      },
      {
        term: 'Changes you can look up',
        text: 'Every change comes with a note that says why, kept next to the account’s own history. Nothing is done “for the algorithm.”',
      },
    ],
  },
  closing: {
    heading: 'Get your own list of leaks',
    text: 'All we need is viewing access. On the call, you get the four numbers above for your own last thousand dollars, and the settings that stop each leak.',
  },
  onward: {
    articles: ['google-ads-budget-small-business', 'auto-repair-dealer-marketing'],
    pages: [
      {
        path: paths.googleAdsConsultant,
        why: 'The auction, step by step, and the routine work in one account.',
      },
      { path: paths.googleAdsWilmington, why: 'Just Google, planned for the Cape Fear coast.' },
    ],
  },
  layout: {
    hero: 'deep',
    figures: 'shoal',
    services: 'sheets',
    middle: 'beside',
    why: 'row',
    closing: 'notice',
    order: ['list', 'middle', 'services', 'why'],
  },
} satisfies LandingPage;
