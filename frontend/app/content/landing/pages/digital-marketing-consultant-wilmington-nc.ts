import { paths } from '~/lib/paths';
import { claims } from '../../claims';
import { withPromise } from '../../promises';
import type { LandingPage } from '../landing.server';

export const content = {
  meta: {
    title: 'Digital marketing consultant Wilmington NC',
    description: `One plan for where your marketing money goes: budget, channels, pages and people, in a ${claims.planLength} plan with numbers. Free consultation in Wilmington, NC.`,
  },
  hero: {
    kicker: 'Digital marketing consultant, Wilmington NC',
    heading: { plain: 'Before you buy more marketing,', emphasized: 'do the math' },
    lead: 'You have a website, a page someone’s nephew set up, and three salespeople calling about rankings. We sit down with your books and work out what to do, in what order, and what to stop.',
    button: 'Get Free Marketing Consultation',
    aside: `For owners who spend ${claims.smallestMonthlySpend} a month or more and want one plan for all of it.`,
  },
  services: {
    heading: { plain: 'Six things', emphasized: 'we get asked to decide' },
    lead: 'Take all six or just one. Either way, you end up with something in writing that you can act on without us.',
    cards: [
      {
        icon: 'compass',
        title: 'Strategy and plan',
        description: 'Where growth can come from in your town, and what to go after first.',
        features: [
          'A morning with you and your books',
          'Who buys, how often, at what margin',
          'What competitors offer and advertise',
          'Three moves, ranked by payoff for the effort',
          `A ${claims.planLength} plan on two pages`,
        ],
      },
      {
        icon: 'dividers',
        title: 'Budget and channels',
        description:
          'How much to spend, and how to split it between search, social, mail and the rest.',
        features: [
          'The most you can afford to pay for a customer',
          'A split with a reason for each share',
          'Rules for moving money each month',
          'Money set aside for tests, with a ceiling',
          'What to cut first in a lean month',
        ],
      },
      {
        icon: 'beacon',
        title: 'Being found nearby',
        description:
          'Your Business Profile, your pages and your reviews: the part where clicks are free.',
        features: [
          'Profile completed and kept current',
          'A page for each service you want more of',
          'Reviews requested as a habit, and by the rules',
          'Listings that agree on name and number',
          'Search rankings compared with calls',
        ],
      },
      {
        icon: 'log',
        title: 'Website and pages',
        description:
          'Whether your site does its job, and the shortest list of fixes if it doesn’t.',
        features: [
          'Tested on a cheap phone with one bar',
          'First screen: what, where, how to book',
          'Forms cut down to the fields you use',
          'Speed measured before and after',
          'Copy rewritten where it matters',
        ],
      },
      {
        icon: 'bell',
        title: 'Follow-up and repeat business',
        description: 'The customers you already have are the cheapest you’ll ever get.',
        features: [
          'Replies within the hour, even at night',
          'A follow-up for quotes that went quiet',
          'Reminders by season and by service',
          'A list you own, with consent on file',
          'Referrals requested at the right moment',
        ],
      },
      {
        icon: 'wheel',
        title: 'Managing your other vendors',
        description:
          'If someone else builds it or runs it, we write the brief and read the reports for you.',
        features: [
          'Quotes compared on one sheet',
          'Access and ownership sorted out first',
          'Goals in your numbers, not theirs',
          'Their reports, translated',
          'A second opinion when they say no',
        ],
      },
    ],
  },
  middle: {
    heading: { plain: 'A budget is math,', emphasized: 'not a feeling' },
    lead: 'What you make on a customer tells you what you can pay for one. How many inquiries you win tells you what an inquiry can cost. The rest is multiplication, and ninety days to see if it holds up.',
    diagram:
      'Diagram of ninety days as a course along a coast. It starts with the audit on day 1 and stops the leaks in the first month. On day 30 you decide what to test, and two courses pass an island named Luck, one on either side. On day 60 you decide what to feed: both boats follow the better course, the other one ends at a cross, stopped. On day 90 you decide again.',
    points: [
      {
        term: 'Days 1 to 30: stop the leaks',
        text: 'Count calls and forms properly, turn off what never converts, answer faster. It costs nothing in ad spend and often frees up a fifth of it.',
      },
      {
        term: 'Days 31 to 60: two tests',
        text: 'One channel you use now, done properly, and one you don’t. Each gets enough money to tell results from luck, and no more.',
      },
      {
        term: 'Days 61 to 90: move the money',
        text: 'What came in under your limit gets more, until it stops working. What didn’t gets stopped, and we write down why.',
      },
      {
        term: 'Day 90: decide again',
        text: 'Two pages: what you spent, what came in, what we’d do next, and whether you need us to do it.',
      },
    ],
    table: {
      caption: 'The math, for a service worth $900 a customer (an example)',
      columns: ['Step', 'Number', 'How you get it'],
      rows: [
        ['Margin per customer', '$360', 'you keep 40% of $900'],
        ['You can spend to win one', '$120', 'a third of the margin; you keep the rest'],
        ['You can pay per inquiry', '$30', 'you win one inquiry in four'],
        ['Room for 20 customers', '80 inquiries', '20 × 4'],
        ['Monthly budget', '$2,400', '80 × $30'],
      ],
    },
    takeaway:
      'Change one number and watch the rest. Winning one inquiry in three instead of four is worth more than any clever ad.',
  },
  list: {
    kind: 'mistakes',
    heading: { plain: 'Where the money', emphasized: 'disappears' },
    lead: `By our count, about ${claims.wastedMarketingBudget} of a small business’s marketing budget is wasted. It’s rarely one big leak. It’s usually these five.`,
    entries: [
      {
        name: 'Five channels, each half done',
        text: 'A little search, a little social, a magazine page, a sponsorship, a podcast. None of them gets enough to prove itself, so none ever gets cut.',
        note: 'two channels at full strength for a quarter. Then decide.',
      },
      {
        name: 'Counting visits, not customers',
        text: 'Traffic is up, the report is green, and the calendar is empty in March.',
        note: 'one number at the top of every report: what a booked customer cost.',
      },
      {
        name: 'Paying for leads no one calls back',
        text: 'A form filled out on Friday evening and answered on Monday afternoon is a lead you bought for your competitor.',
        note: 'an answer within the hour, from a person or in a message a person wrote.',
      },
      {
        name: 'Renting what you should own',
        text: 'The website, the ad account and the phone number belong to a vendor. Leave, and you lose all three.',
        note: 'put everything in your name, and give vendors access you can revoke.',
      },
      {
        name: 'Starting when it’s slow',
        text: 'In a quiet February, you’re advertising to people who decided in January.',
        note: 'spend ahead of the season by as much time as your customers take to decide.',
      },
    ],
  },
  why: {
    heading: { plain: 'Why owners', emphasized: 'keep us on' },
    cards: [
      {
        term: 'We can say no',
        text: withPromise(
          'If the right answer is a better sign on College Road, that’s what we’ll say.',
          'noCommission',
        ),
      },
      {
        term: 'We’ve seen both ends',
        text: `Accounts of ${claims.smallestMonthlySpend} a month and of more than ${claims.largestMonthlySpend}. Small budgets teach care and big ones teach patience. You get both.`,
      },
      {
        term: 'You could do it without us',
        text: 'It’s all written so that a capable office manager can take it from there.',
      },
    ],
  },
  closing: {
    heading: 'Bring last year’s numbers. We’ll bring the pencil.',
    text: `In ${claims.callTime}, we’ll run the math above with your own numbers. You leave with a monthly budget you can defend to your spouse, your partner or your bank.`,
  },
  onward: {
    articles: ['ninety-day-marketing-plan', 'construction-marketing-remodelers'],
    pages: [
      {
        path: paths.wilmingtonDigitalMarketing,
        why: 'The same thinking, for twelve areas and twelve trades.',
      },
      {
        path: paths.marketingAnalyticsConsultant,
        why: 'How the numbers in your math get counted.',
      },
      { path: paths.googleAdsWilmington, why: 'For people who are searching right now.' },
      { path: paths.facebookAdsWilmington, why: 'For people who aren’t looking yet.' },
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
