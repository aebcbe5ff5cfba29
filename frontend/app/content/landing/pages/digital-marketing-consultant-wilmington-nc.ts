import { paths } from '~/lib/paths';
import { claims } from '../../claims';
import type { LandingPage } from '../landing-page';

export const content = {
  meta: {
    title: 'Digital marketing consultant Wilmington NC',
    description: `One plan for where your marketing money goes: budget, channels, pages and people, in a ${claims.planLength} plan with figures. Free consultation in Wilmington, NC.`,
  },
  hero: {
    kicker: 'Digital marketing consultant, Wilmington NC',
    heading: { plain: 'Before you buy more marketing,', emphasized: 'do the sum' },
    lead: 'You have a website, a page somebody’s nephew set up, and three salespeople calling about rankings. We sit down with your books and work out what to do, in which order, and what to stop.',
    button: 'Get Free Marketing Consultation',
    aside: `For owners who spend from ${claims.smallestMonthlySpend} a month and would like one plan for all of it.`,
  },
  services: {
    heading: { plain: 'Six things', emphasized: 'we are asked to decide' },
    lead: 'Take the whole set as a monthly arrangement, or a single one as a fixed piece of work. Either way it ends with something written that you can act on without us.',
    cards: [
      {
        icon: 'compass',
        title: 'Strategy and plan',
        description: 'Where growth can come from in your town, and in which order to go after it.',
        features: [
          'A morning with you and your books',
          'Who buys, how often, at what margin',
          'What competitors offer and spend on',
          'Three moves, ranked by return on effort',
          `A ${claims.planLength} plan on two pages`,
        ],
      },
      {
        icon: 'dividers',
        title: 'Budget and channels',
        description: 'How much, and how it splits between search, social, mail and the rest.',
        features: [
          'The most you can pay for a customer',
          'A split with a reason for each share',
          'Rules for moving money each month',
          'A reserve for tests, with a ceiling',
          'What to cut first in a lean month',
        ],
      },
      {
        icon: 'beacon',
        title: 'Being found nearby',
        description:
          'Your Business Profile, your pages and your reviews: the part you do not pay per click for.',
        features: [
          'Profile completed and kept current',
          'A page for each service you want more of',
          'Asking for reviews, by habit and by the rules',
          'Listings that agree on name and number',
          'Search rankings checked against calls',
        ],
      },
      {
        icon: 'log',
        title: 'Website and pages',
        description:
          'Whether your site does its job, and the shortest list of changes that would make it.',
        features: [
          'Read on a cheap phone on one bar',
          'First screen: what, where, how to book',
          'Forms cut to the fields you use',
          'Speed measured before and after',
          'Copy rewritten where it matters',
        ],
      },
      {
        icon: 'bell',
        title: 'Follow-up and repeat business',
        description: 'The customers you already have are the cheapest you will ever get.',
        features: [
          'Replies within the hour, even at night',
          'A sequence for quotes that went quiet',
          'Reminders by season and by service',
          'A list you own, with consent on file',
          'Referrals asked for at the right moment',
        ],
      },
      {
        icon: 'wheel',
        title: 'Steering other suppliers',
        description:
          'If someone else builds or runs it, we write the brief and read the reports for you.',
        features: [
          'Offers compared on one sheet',
          'Access and ownership sorted out first',
          'Goals in your figures, not theirs',
          'A monthly reading of what they report',
          'A second opinion when they say no',
        ],
      },
    ],
  },
  middle: {
    heading: { plain: 'A budget is a sum,', emphasized: 'not a feeling' },
    lead: 'What a customer leaves you decides what you may pay for one; what share of inquiries you win decides what an inquiry may cost. The rest is multiplication, and ninety days to see whether it holds.',
    diagram:
      'Diagram of ninety days as a course along a coast. It starts with the audit on day 1 and stops the leaks in the first month. On day 30 you decide what to test, and two courses pass an island named Luck, one on either side. On day 60 you decide what to feed: both boats follow the better course, the other one ends at a cross, stopped. On day 90 you decide again.',
    points: [
      {
        term: 'Days 1 to 30: stop the leaks',
        text: 'Count calls and forms properly, switch off what never converts, answer faster. It costs nothing in media and often frees a fifth of it.',
      },
      {
        term: 'Days 31 to 60: two tests',
        text: 'One channel you use, done properly, and one you do not. Each gets enough money to be told apart from luck, and not more.',
      },
      {
        term: 'Days 61 to 90: move the money',
        text: 'What beat the allowed cost gets more until it no longer does. What did not is written down, with the reason, and stopped.',
      },
      {
        term: 'Day 90: decide again',
        text: 'Two pages: what you spent, what came in, what we would do next, and whether you need us for it.',
      },
    ],
    table: {
      caption: 'The sum, for a service worth $900 a customer (an example)',
      columns: ['Step', 'Figure', 'How you get it'],
      rows: [
        ['Margin per customer', '$360', '40% of $900 stays with you'],
        ['May spend to win one', '$120', 'a third of the margin; the rest is yours'],
        ['May pay per inquiry', '$30', 'you win one inquiry in four'],
        ['Room for 20 customers', '80 inquiries', '20 × 4'],
        ['Monthly budget', '$2,400', '80 × $30'],
      ],
    },
    takeaway:
      'Change one figure and watch the rest. Winning one inquiry in three instead of four is worth more than any clever ad.',
  },
  list: {
    kind: 'mistakes',
    heading: { plain: 'Where the money', emphasized: 'goes missing' },
    lead: `Roughly ${claims.wastedMarketingBudget} of a small business’s marketing budget is wasted, by our reckoning over the accounts we have opened. It is seldom one big hole. It is these.`,
    entries: [
      {
        name: 'Five channels, each half done',
        text: 'A little search, a little social, a magazine page, a sponsorship, a podcast. None gets enough to prove itself, so none is ever stopped.',
        note: 'two channels at full strength for a quarter, then decide.',
      },
      {
        name: 'Counting visits, not customers',
        text: 'Traffic is up, the report is green, and the calendar is empty in March.',
        note: 'one figure at the top of every report: what a booked customer cost.',
      },
      {
        name: 'Paying for leads nobody calls back',
        text: 'A form filled on Friday evening and answered on Monday afternoon was bought for your competitor.',
        note: 'an answer within the hour, from a person or from a message a person wrote.',
      },
      {
        name: 'Renting what you should own',
        text: 'The website, the ad account and the phone number belong to a supplier. Leaving costs you all three.',
        note: 'everything in your name, suppliers with access that you can revoke.',
      },
      {
        name: 'Starting when it is slow',
        text: 'In a quiet February you are advertising to people who decided in January.',
        note: 'spend ahead of the season by as long as your customers take to decide.',
      },
    ],
  },
  why: {
    heading: { plain: 'Why owners', emphasized: 'keep us on' },
    cards: [
      {
        term: 'We are allowed to say no',
        text: 'We take no commission from any platform, and no mark-up on what you spend. If the right answer is a better sign on College Road, that is what we will say.',
      },
      {
        term: 'We have seen both ends',
        text: `Accounts of ${claims.smallestMonthlySpend} a month and of more than ${claims.largestMonthlySpend}. Small budgets teach care, large ones teach patience; you get the benefit of both.`,
      },
      {
        term: 'You could do it without us',
        text: 'Everything is written so that a capable office manager can carry on. Several of our arrangements are meant to end, and say when.',
      },
    ],
  },
  closing: {
    heading: 'Bring last year’s figures. We bring the pencil.',
    text: `In ${claims.callTime} we do the sum above with your own numbers. You leave with a monthly budget you can defend to your spouse, your partner or your bank.`,
  },
  onward: {
    articles: ['ninety-day-marketing-plan', 'construction-marketing-remodelers'],
    pages: [
      {
        path: paths.wilmingtonDigitalMarketing,
        why: 'The same thinking, applied to twelve areas and twelve trades.',
      },
      { path: paths.marketingAnalyticsConsultant, why: 'How the figures in your sum get counted.' },
    ],
  },
  layout: {
    hero: 'band',
    figures: 'line',
    services: 'six',
    middle: 'wide',
    why: 'row',
    closing: 'deep',
    order: ['list', 'services', 'middle', 'why'],
  },
} satisfies LandingPage;
