import { paths } from '~/lib/paths';
import type { LandingPage } from '../landing.server';

export const content = {
  meta: {
    title: 'Conversion rate optimization Wilmington NC',
    description:
      'More inquiries from the visitors you already pay for: find the step where they leave, fix it, prove it. Ten tests for local sites. Free CRO audit.',
  },
  hero: {
    kicker: 'Conversion rate optimization, Wilmington NC',
    heading: { plain: 'You have enough visitors.', emphasized: 'See where they leave' },
    lead: 'For every hundred people your ads bring to your site, two or three get in touch. Getting a fourth is nearly always cheaper than buying another thirty visitors. We find the step where they turn around.',
    button: 'Get Free CRO Audit',
    aside:
      'Conversion rate optimization in one line: change the page where people leave, and prove that the change worked.',
  },
  services: {
    heading: { plain: 'Watch, fix,', emphasized: 'prove' },
    lead: 'A local site has too little traffic for a hundred tiny experiments. So we look hard, change big things, and test only what you can tell apart.',
    cards: [
      {
        icon: 'lens',
        title: 'Finding the leak',
        description:
          'Numbers say where people leave. People say why. We ask both before touching anything.',
        features: [
          'Every step from ad to thank-you page counted',
          'Phones and desktops measured separately',
          'Recordings watched, with consent and masking',
          'Five strangers asked to book while thinking out loud',
          'A ranked list, with the cost of each leak',
        ],
      },
      {
        icon: 'anchor',
        title: 'Landing pages',
        description:
          'The page that keeps the ad’s promise: same words, same offer, one thing to do next.',
        features: [
          'Headline taken from the search itself',
          'Price or price range on the first screen',
          'Proof people can check',
          'One button, named for what happens',
          'Built into your site, not rented from a page builder',
        ],
      },
      {
        icon: 'bell',
        title: 'Forms and booking',
        description:
          'The last step loses the most people. Fewer fields, kinder errors, and a time on the calendar right away.',
        features: [
          'Fields cut to what you use on the first call',
          'Errors in words, next to the field',
          'The right phone keyboard for each field',
          'A time to choose right after sending',
          'Nothing typed is ever lost',
        ],
      },
      {
        icon: 'chart',
        title: 'Testing and speed',
        description:
          'Real A/B tests where the traffic allows, honest before-and-after where it doesn’t, and pages that load on one bar.',
        features: [
          'Sample size worked out in advance',
          'No peeking and no early winners',
          'Load time measured on a mid-range phone',
          'Images, fonts and scripts cut to size',
          'Failed tests reported, too',
        ],
      },
    ],
  },
  middle: {
    heading: { plain: 'The funnel has', emphasized: 'one narrow place' },
    lead: 'A thousand visitors a month, and twenty-six inquiries. Which step would you work on? Not the one that loses the most people. The one that loses more than it should.',
    diagram:
      'Diagram of a funnel as narrowing water, drawn to scale: 1,000 visitors, 420 read on, 130 open the form, 52 begin it, 26 send it. The narrow place is between opening the form and beginning it, where 40 in 100 pass and 65 are expected; with five fields 42 could send it.',
    points: [
      {
        term: '1,000 arrive, 420 read on',
        text: 'Forty-two in a hundred stay past the first screen. Normal for paid visits from phones. Gains here are slow and expensive.',
      },
      {
        term: '420 read, 130 open the form',
        text: 'Thirty-one in a hundred. Already good: the offer is right and the button is easy to find.',
      },
      {
        term: '130 open it, 52 begin',
        text: 'Forty in a hundred, where we’d expect sixty-five. Eleven fields look like homework. This is the narrow place.',
      },
      {
        term: '52 begin, 26 send',
        text: 'Half give up along the way: a phone field that rejects parentheses, a red error with no words.',
      },
    ],
    table: {
      caption: 'What fixing each step is worth (an example)',
      columns: ['Fix', 'From', 'To', 'Inquiries a month'],
      rows: [
        ['Nothing', '', '', '26'],
        ['A faster first screen', '42%', '46%', '28'],
        ['A form of five fields', '40%', '65%', '42'],
        ['Errors in plain words', '50%', '70%', '36'],
        ['The last two together', '', '', '59'],
      ],
    },
    takeaway:
      'Same ads, same budget, more than double the inquiries: 130 × 0.65 × 0.70. It was never the traffic.',
  },
  list: {
    kind: 'tests',
    heading: { plain: 'Ten places', emphasized: 'to test first' },
    lead: 'Big enough to show up on a site with a few thousand visits a month. Smaller sites should just make the change and watch.',
    entries: [
      {
        name: 'Headline on the landing page',
        text: 'The searcher’s own words against your slogan.',
        note: 'visitors who scroll past the first screen.',
      },
      {
        name: 'Price shown or hidden',
        text: 'A range, a starting price, a worked example, or “call us.”',
        note: 'booked jobs, since fewer inquiries may be better ones.',
      },
      {
        name: 'Number of form fields',
        text: 'Eleven, five or three.',
        note: 'forms sent per form viewed, and how many were real.',
      },
      {
        name: 'Form in steps or all at once',
        text: 'An easy question first, contact details last.',
        note: 'the share of people who finish what they start.',
      },
      {
        name: 'Button wording',
        text: '“Submit” against what happens next: “See open times.”',
        note: 'clicks, then forms sent.',
      },
      {
        name: 'Proof near the button',
        text: 'License number, years in business, a review people can check, a guarantee.',
        note: 'forms opened by people who reached the button.',
      },
      {
        name: 'Phone number or form first',
        text: 'A sticky call button during business hours, the form at night.',
        note: 'calls and forms together, by hour.',
      },
      {
        name: 'Pictures of the real place',
        text: 'Your crew and truck against the model in a hard hat.',
        note: 'inquiries from people who hadn’t heard of you.',
      },
      {
        name: 'Speed of the first screen',
        text: 'Four seconds against one and a half, on a phone.',
        note: 'visits that end before anything shows.',
      },
      {
        name: 'After the form',
        text: '“Thanks, we’ll be in touch” against a calendar.',
        note: 'inquiries that become an appointment.',
      },
    ],
  },
  why: {
    heading: { plain: 'Proof', emphasized: 'a skeptic would accept' },
    cards: [
      {
        term: 'We practice on ourselves',
        text: 'This site shows up before its scripts do, its form requires only three fields, and you pick a time right after. We’d be embarrassed otherwise.',
      },
      {
        term: 'No dark patterns',
        text: 'No countdowns that restart, no “two others are looking,” no pre-checked boxes. They lift a number once and cost you the customer later.',
      },
      {
        term: 'We say when not to test',
        text: 'With forty inquiries a month, an A/B test of a button takes two years. So we use judgment, and call it that.',
      },
    ],
  },
  closing: {
    heading: 'Where does your site lose them?',
    text: 'We’ll go through your site the way a customer would, on a phone, count each step, and bring your own version of the funnel above to the call, with the three fixes worth the most.',
  },
  onward: {
    articles: ['education-marketing-enrollment', 'auto-repair-dealer-marketing'],
    pages: [
      {
        path: paths.creativeStrategyConsultant,
        why: 'What the ad promises before anyone sees your page.',
      },
      {
        path: paths.marketingAnalyticsConsultant,
        why: 'Counting each step, so the funnel is yours and not an example.',
      },
      {
        path: paths.googleAdsWilmington,
        why: 'Where the visitors who are ready to call come from.',
      },
    ],
  },
  layout: {
    hero: 'chart-right',
    figures: 'shoal',
    services: 'sheets',
    middle: 'deep',
    why: 'beside',
    closing: 'deep',
    order: ['middle', 'list', 'services', 'why'],
  },
} satisfies LandingPage;
