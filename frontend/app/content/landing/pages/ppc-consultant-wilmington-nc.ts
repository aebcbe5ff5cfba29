import { paths } from '~/lib/paths';
import { claims } from '../../claims';
import { howWeCharge } from '../../how-we-charge';
import type { LandingPage } from '../landing-page';

export const content = {
  meta: {
    title: 'PPC consultant in Wilmington, NC',
    description:
      'Pay-per-click across Google, Microsoft and Meta, looked after as one budget. See where the leaks are, and what the repaired account costs. Free PPC audit.',
  },
  hero: {
    kicker: 'PPC consultant, Wilmington NC',
    heading: { plain: 'Pay per click. But', emphasized: 'which click?' },
    lead: 'You pay for a click whether it came from a buyer or from a kid doing homework. We run paid clicks on all the networks as one budget, and close the holes before we ask you for more.',
    button: 'Get Free PPC Audit',
    aside: `${claims.wastedPpcBudget} of a PPC budget is wasted in the accounts we are asked to look at. That sounds like a sales line until you see the list below.`,
  },
  services: {
    heading: { plain: 'One budget,', emphasized: 'four pockets' },
    lead: 'Networks compete for your money; they should not get it by habit. Each has its own work, and each has to earn its share every month.',
    cards: [
      {
        icon: 'lens',
        title: 'Paid search',
        description:
          'Google and Microsoft together: the second is smaller, often cheaper, and read at desks where the larger jobs are decided.',
        features: [
          'One structure, adapted to each engine',
          'Your own name defended only if somebody bids on it',
          'Shared negatives, checked for collisions',
          'Call-only hours for trades',
          'Quarterly clear-out of what no longer earns',
        ],
      },
      {
        icon: 'flag',
        title: 'Shopping and local',
        description:
          'Product listings, map ads and Local Services Ads: where people look when they have already decided to buy nearby.',
        features: [
          'Product feed repaired at the source',
          'Opening hours and stock kept true',
          'Local Services verification done with you',
          'Bad leads disputed within the deadline',
          'Products grouped by margin, not by brand',
        ],
      },
      {
        icon: 'buoy',
        title: 'Remarketing',
        description:
          'A second word with people who left, limited so that it stays a reminder and does not become a haunting.',
        features: [
          'Lists by what was looked at, not “all visitors”',
          'A cap of a few showings a week',
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
          'One sheet with all networks in one currency',
          'Daily pace checked, overruns stopped',
          'Fraud and accidental clicks claimed back',
          'A ceiling per week that nobody can raise but you',
          'Fee separate from spend, always',
        ],
      },
    ],
  },
  middle: {
    heading: { plain: 'Follow', emphasized: 'a thousand dollars' },
    lead: 'This is how a thousand dollars runs off in a typical untended account. The shares are our working figures; in the audit you get your own, from your own search terms and clocks.',
    diagram:
      'Diagram of a budget as a stream of a thousand dollars, every branch as wide as its money. It loses water at four leaks: wrong words $240, wrong place $130, wrong hours $90 and wrong page $120. After each of them $760, $630, $540 and $420 remain. Those last $420 reach people who could become customers.',
    points: [
      {
        term: 'Wrong words: $240',
        text: 'Searches that share a word with you and nothing else: “free”, “salary”, “how to”, the same street in another state.',
      },
      {
        term: 'Wrong place: $130',
        text: 'The default reaches people interested in Wilmington, which includes a good number in Delaware.',
      },
      {
        term: 'Wrong hours: $90',
        text: 'Ads with a phone number that run when no one picks up. The caller tries the next name on the page.',
      },
      {
        term: 'Wrong page: $120',
        text: 'The home page, for someone who asked about gutters. Half leave before they find the word.',
      },
      {
        term: 'Still in the stream: $420',
        text: 'What is left does all the work. Stop the two widest leaks and it nearly doubles, with no larger budget.',
      },
    ],
    takeaway:
      'Repairs first, then growth. Pouring more water into a holed boat is how it came to need so much.',
  },
  list: {
    kind: 'mistakes',
    heading: { plain: 'Six mistakes', emphasized: 'we find before lunch' },
    lead: 'In no particular order, because most accounts have four of them. You can look for all six yourself this afternoon.',
    entries: [
      {
        name: 'Nobody reads the search terms',
        text: `Keywords are what you buy, search terms are what you get. Left alone, up to ${claims.deadKeywordShare} of a budget drifts to words that never convert.`,
        note: 'sort by cost, last 30 days; exclude what you would not answer the phone for.',
      },
      {
        name: 'Everything is a conversion',
        text: 'Page views, scrolls and clicks on the address count as success, so bidding buys more scrolling.',
        note: 'three things count: a call, a form, a booking.',
      },
      {
        name: 'The map is set to “interest”',
        text: 'Location reaches anybody who has shown interest in the area. It is the default and looks harmless.',
        note: 'choose presence, then exclude the places you will not drive to.',
      },
      {
        name: 'One campaign for all services',
        text: 'Drain cleaning at $90 and repiping at $9,000 share a budget; the cheap one eats it by noon.',
        note: 'separate budgets where the worth of a job differs by more than three times.',
      },
      {
        name: 'Recommendations on auto-apply',
        text: 'The account changes itself at night and raises its own score.',
        note: 'switch auto-apply off; read the list once a month instead.',
      },
      {
        name: 'Judged after a week',
        text: 'With eight leads a week, a bad week and a good one look alike. Budgets swing, and nothing is learned.',
        note: 'decide after thirty leads or thirty days, whichever takes longer.',
      },
    ],
  },
  why: {
    heading: { plain: 'How we', emphasized: 'charge and answer' },
    cards: [
      { term: howWeCharge.term, text: howWeCharge.text },
      {
        term: 'No network is our favorite',
        text: 'We earn nothing from where you advertise. If the sums say mailers to twelve streets in Ogden, we will help you print them.',
      },
      {
        term: 'Changes you can look up',
        text: 'Every change carries a note with its reason, kept beside the account’s own history. Nothing is done “for the algorithm”.',
      },
    ],
  },
  closing: {
    heading: 'Ask for your own leak list',
    text: 'Viewing access to the accounts is enough. On the call you get the four figures above for your own last thousand dollars, and the settings that stop each of them.',
  },
  onward: {
    articles: ['google-ads-budget-small-business', 'auto-repair-dealer-marketing'],
    pages: [
      {
        path: paths.googleAdsConsultant,
        why: 'The auction worked through, and the weekly work in one account.',
      },
      { path: paths.googleAdsWilmington, why: 'Google alone, planned for the Cape Fear coast.' },
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
