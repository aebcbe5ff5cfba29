import { paths } from '~/lib/paths';
import type { LandingPage } from '../landing-page';

export const content = {
  meta: {
    title: 'Marketing analytics consultant, Wilmington',
    description:
      'Know what each dollar of marketing brought home: tracking repaired, one dashboard, twelve platforms joined, and a plain monthly reading. Free audit.',
  },
  hero: {
    kicker: 'Marketing analytics consultant, Wilmington NC',
    heading: { plain: 'Three reports, three totals,', emphasized: 'one bank account' },
    lead: 'Google says it brought you fourteen customers, Facebook claims nine, and you remember sixteen in all. We set up counting that adds up, and a single page to read it on.',
    button: 'Get Free Analytics Audit',
    aside:
      'Most of the repairs take days, not months. What takes longer is agreeing on what a customer is; we begin there.',
  },
  services: {
    heading: { plain: 'From a ping', emphasized: 'to a figure you trust' },
    lead: 'We work from the water up: first what is counted, then how it is joined, then what you look at. A beautiful dashboard on bad soundings is how ships are lost.',
    cards: [
      {
        icon: 'lead-line',
        title: 'Tracking repair',
        description:
          'Every form, call and booking counted once, in the right place, and tested by hand.',
        features: [
          'A list of every tag on the site and who put it there',
          'Duplicates and dead ones removed',
          'Calls counted by source and by length',
          'Server-side events where the browser loses them',
          'A test booking through each path, monthly',
        ],
      },
      {
        icon: 'anchor',
        title: 'Consent and privacy',
        description: 'Counting that asks first, and that keeps working when the visitor says no.',
        features: [
          'Nothing loaded before a choice is made',
          'Google’s consent signals set and verified',
          'Global Privacy Control honored',
          'What is kept, where, and for how long, on one page',
          'The gap that refusals leave, estimated and shown',
        ],
      },
      {
        icon: 'gauge',
        title: 'Dashboards',
        description:
          'One page that loads on a phone and answers the owner’s question before the coffee is cold.',
        features: [
          'Cost, customers, cost per customer, by source',
          'Against last month and against the same month last year',
          'Notes on the day something changed',
          'Refreshed each morning by itself',
          'A printed version for people who like paper',
        ],
      },
      {
        icon: 'dividers',
        title: 'Attribution and reading',
        description:
          'Who deserves the credit is a question with several honest answers. We show you two and say what follows from each.',
        features: [
          'First touch and last touch, side by side',
          '“How did you hear of us?” asked and counted',
          'Closed deals joined back to their first click',
          'A holdout test for the channel you doubt',
          'A monthly letter: what happened, why, what next',
        ],
      },
    ],
  },
  middle: {
    heading: { plain: 'How one booking', emphasized: 'becomes three' },
    lead: 'A couple sees your video, searches your name two days later, and books by phone. Each system saw a piece of it and claimed the whole. Here is where they meet.',
    diagram:
      'Diagram of a measurement map: the touches on the left (ad, search, visit, call), each seen by one system in the middle (Facebook, Google Ads, Analytics, call tracking). Three of the four claim a booking. On the right your ledger joins the pieces by the click identifier, the phone number and, less surely, the date, and counts one booking.',
    points: [
      {
        term: 'Touch',
        text: 'What the customer did: saw, searched, visited, called. Nobody sees them all, and that is fine.',
      },
      {
        term: 'Count',
        text: 'Each platform counts in its own favor, within its own window: a view yesterday may claim a sale today.',
      },
      {
        term: 'Key',
        text: 'A click identifier kept with the inquiry, with consent, lets you join the pieces. Without it all later cleverness is guesswork.',
      },
      {
        term: 'Ledger',
        text: 'Your own list of customers is the only total that cannot be argued with. Every report must add up to it.',
      },
    ],
    table: {
      caption: 'The same month, four ways of counting (an example)',
      columns: ['Source of the figure', 'Google', 'Facebook', 'Together'],
      rows: [
        ['What the platforms claim', '14', '9', '23'],
        ['Last click before the inquiry', '11', '2', '13 of 16'],
        ['First touch on record', '6', '7', '13 of 16'],
        ['Your own list', '', '', '16'],
      ],
    },
    takeaway:
      'Cut Facebook by the second row, and next month the first row of Google falls too. That is what the third row is for.',
  },
  list: {
    kind: 'platforms',
    heading: { plain: 'Twelve platforms', emphasized: 'we join up' },
    lead: 'You own perhaps four of these. We connect what is there and add one only when a question cannot be answered without it.',
    entries: [
      {
        name: 'Google Analytics 4',
        text: 'What happens on the site, and the path people take through it.',
        note: 'key events that fire on a page load instead of on a lead.',
      },
      {
        name: 'Google Tag Manager',
        text: 'The one place where tags are switched on and off.',
        note: 'six people with publishing rights.',
      },
      {
        name: 'Google Ads',
        text: 'Cost, search terms and conversions by campaign.',
        note: 'the same conversion imported twice.',
      },
      {
        name: 'Meta Ads Manager',
        text: 'Spend and results on Facebook and Instagram.',
        note: 'view-through sales in the headline figure.',
      },
      {
        name: 'Microsoft Advertising',
        text: 'The other search engine, often cheaper, with older users.',
        note: 'settings copied from Google and never looked at again.',
      },
      {
        name: 'LinkedIn Campaign Manager',
        text: 'For firms that sell to firms, at a price.',
        note: 'audience expansion left on.',
      },
      {
        name: 'Google Search Console',
        text: 'What you are found for without paying.',
        note: 'averages that hide one word carrying the rest.',
      },
      {
        name: 'Google Business Profile',
        text: 'Calls, directions and reviews from the map.',
        note: 'calls that never pass through your website.',
      },
      {
        name: 'Looker Studio',
        text: 'Where most of our dashboards live: free, and yours.',
        note: 'blended tables that quietly drop rows.',
      },
      {
        name: 'CallRail',
        text: 'Which ad made the phone ring, and for how long.',
        note: 'a tracking number printed on the truck.',
      },
      {
        name: 'HubSpot',
        text: 'The inquiry’s life after the form: quoted, won, lost.',
        note: 'a stage called “other” with half the deals in it.',
      },
      {
        name: 'BigQuery',
        text: 'A warehouse for when a spreadsheet gives up.',
        note: 'buying one before the spreadsheet does.',
      },
    ],
  },
  why: {
    heading: { plain: 'Figures', emphasized: 'you can repeat aloud' },
    cards: [
      {
        term: 'We run ads ourselves',
        text: 'We read these reports to spend other people’s money with them. What we build answers questions that come up on a Monday, such as whether to raise a budget before the weekend, and leaves out what only decorates a meeting.',
      },
      {
        term: 'Every figure has a source',
        text: 'Click a number on our dashboards and you see where it comes from, when it was fetched and what it leaves out.',
      },
      {
        term: 'We leave the keys',
        text: 'Accounts, tags and reports are set up under your own address, with a page that explains each to the next person.',
      },
    ],
  },
  closing: {
    heading: 'Find out what is counted twice',
    text: 'We go through your tags, goals and reports and bring a list with three columns: counted correctly, counted wrongly, not counted at all. It is usually a short evening’s reading.',
  },
  onward: {
    articles: ['healthcare-marketing-private-practice', 'retail-marketing-small-shop'],
    pages: [
      {
        path: paths.conversionRateOptimization,
        why: 'What to change once you know where visitors leave.',
      },
      {
        path: paths.ppcConsultant,
        why: 'What the search terms say about the same thousand dollars.',
      },
    ],
  },
  layout: {
    hero: 'band',
    figures: 'shoal',
    services: 'ledger',
    middle: 'deep',
    why: 'lead',
    closing: 'notice',
    order: ['middle', 'list', 'services', 'why'],
  },
} satisfies LandingPage;
