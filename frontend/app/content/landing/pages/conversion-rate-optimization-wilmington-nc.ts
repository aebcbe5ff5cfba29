import { paths } from '~/lib/paths';
import type { LandingPage } from '../landing-page';

export const content = {
  meta: {
    title: 'Conversion rate optimization Wilmington NC',
    description:
      'More inquiries from the visitors you already pay for: find the step where they leave, repair it, prove it. Ten tests for local sites. Free CRO audit.',
  },
  hero: {
    kicker: 'Conversion rate optimization, Wilmington NC',
    heading: { plain: 'You have enough visitors.', emphasized: 'Ask where they go' },
    lead: 'For each hundred people your ads bring to the site, two or three get in touch. Getting a fourth is nearly always cheaper than buying another thirty visitors. We find the step where they turn around.',
    button: 'Get Free CRO Audit',
    aside:
      'Conversion rate optimization, in one line: change the page where people leave, and prove that the change did it.',
  },
  services: {
    heading: { plain: 'Watch, fix,', emphasized: 'prove' },
    lead: 'A local site has too little traffic for a hundred tiny experiments. So we look hard, change large things, and test only what can be told apart.',
    cards: [
      {
        icon: 'lens',
        title: 'Finding the leak',
        description:
          'Figures say where people leave, people say why. We ask both before touching anything.',
        features: [
          'Every step from ad to thank-you page counted',
          'Phones and desktops looked at separately',
          'Recordings watched, with consent and masking',
          'Five strangers asked to book, out loud',
          'A ranked list with the cost of each leak',
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
          'Proof that can be checked',
          'One button, named for what happens',
          'Built into your site, not rented beside it',
        ],
      },
      {
        icon: 'bell',
        title: 'Forms and booking',
        description:
          'The last yard loses the most. Fewer fields, kinder errors, and a time on the calendar right away.',
        features: [
          'Fields cut to what you use in the first call',
          'Errors said in words, beside the field',
          'Right keyboard for each field on a phone',
          'A time to choose right after sending',
          'Nothing typed is ever lost',
        ],
      },
      {
        icon: 'chart',
        title: 'Testing and speed',
        description:
          'Proper A/B tests where the traffic allows, honest before-and-after where it does not, and pages that open on one bar.',
        features: [
          'Sample size worked out before the start',
          'No peeking, no early winners',
          'Load time measured on a mid-range phone',
          'Images, fonts and scripts cut to size',
          'Results that failed reported too',
        ],
      },
    ],
  },
  middle: {
    heading: { plain: 'The funnel has', emphasized: 'one narrow place' },
    lead: 'A thousand visitors, month after month, and twenty-six inquiries. Which step would you work on? Not the one that loses the most people, but the one that loses more than it should.',
    diagram:
      'Diagram of a funnel as narrowing water, drawn to scale: 1,000 visitors, 420 read on, 130 open the form, 52 begin it, 26 send it. The narrow place is between opening the form and beginning it, where 40 in 100 pass and 65 are expected; with five fields 42 could send it.',
    points: [
      {
        term: '1,000 arrive, 420 read on',
        text: 'Forty-two in a hundred stay past the first screen. Ordinary for paid visits from phones; gains here are slow and costly.',
      },
      {
        term: '420 read, 130 open the form',
        text: 'Thirty-one in a hundred. Good already: the offer is right and the button can be found.',
      },
      {
        term: '130 open it, 52 begin',
        text: 'Forty in a hundred, where we would expect sixty-five. Eleven fields look like homework. Here is the narrow place.',
      },
      {
        term: '52 begin, 26 send',
        text: 'Half give up on the way: a phone field that refuses brackets, an error in red with no words.',
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
      'Same ads, same budget, more than twice the inquiries: 130 × 0.65 × 0.70. It was never the traffic.',
  },
  list: {
    kind: 'tests',
    heading: { plain: 'Ten places', emphasized: 'to test first' },
    lead: 'Large enough to show on a site with a few thousand visits a month. Smaller sites should simply make the change, and watch.',
    entries: [
      {
        name: 'Headline on the landing page',
        text: 'The searcher’s own words against your slogan.',
        note: 'visitors who scroll past the first screen.',
      },
      {
        name: 'Price shown or kept back',
        text: 'A range, a starting price, a worked example, or “call us”.',
        note: 'booked jobs, since fewer inquiries may be better ones.',
      },
      {
        name: 'Number of form fields',
        text: 'Eleven against five against three.',
        note: 'forms sent per form seen, and how many were real.',
      },
      {
        name: 'Form in steps or at once',
        text: 'An easy question first, contact details last.',
        note: 'the share that finishes what it begins.',
      },
      {
        name: 'Button wording',
        text: '“Submit” against what happens: “See free times”.',
        note: 'presses, then sent forms.',
      },
      {
        name: 'Proof near the button',
        text: 'License number, years, a checkable review, a guarantee.',
        note: 'forms opened by people who reached the button.',
      },
      {
        name: 'Phone number or form first',
        text: 'A sticky call button in working hours, the form by night.',
        note: 'calls and forms together, by hour.',
      },
      {
        name: 'Pictures of the real place',
        text: 'Your crew and truck against the model in a hard hat.',
        note: 'inquiries from people who have not heard of you.',
      },
      {
        name: 'Speed of the first screen',
        text: 'Four seconds against one and a half, on a phone.',
        note: 'visits that end before anything is seen.',
      },
      {
        name: 'After the form',
        text: '“Thanks, we will be in touch” against a calendar.',
        note: 'inquiries that become an appointment.',
      },
    ],
  },
  why: {
    heading: { plain: 'Proof', emphasized: 'that would survive a skeptic' },
    cards: [
      {
        term: 'We practice on ourselves',
        text: 'This site is painted before its scripts arrive, its form requires only three fields, and you choose a time right after. We would be embarrassed otherwise.',
      },
      {
        term: 'No dark patterns',
        text: 'No countdowns that start again, no “two others are looking”, no box ticked for you. They raise a figure once and cost you the customer later.',
      },
      {
        term: 'We say when not to test',
        text: 'With forty inquiries a month an A/B test of a button takes two years. Then we use judgment, and call it that.',
      },
    ],
  },
  closing: {
    heading: 'Where does your site lose them?',
    text: 'We walk through your site as a customer would, on a phone, count each step, and bring the funnel above to the call, with your own figures and the three repairs worth most.',
  },
  onward: {
    articles: ['education-marketing-enrollment', 'auto-repair-dealer-marketing'],
    pages: [
      {
        path: paths.creativeStrategyConsultant,
        why: 'The promise an ad makes before anyone sees your page.',
      },
      {
        path: paths.marketingAnalyticsConsultant,
        why: 'Counting each step, so that the funnel is yours and not an example.',
      },
    ],
  },
  layout: {
    hero: 'chart-right',
    figures: 'shoal',
    services: 'sheets',
    middle: 'deep',
    why: 'stagger',
    closing: 'deep',
    order: ['middle', 'list', 'services', 'why'],
  },
} satisfies LandingPage;
