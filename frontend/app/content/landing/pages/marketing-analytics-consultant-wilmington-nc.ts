import { paths } from '~/lib/paths';
import type { LandingPage } from '../landing.server';

export const content = {
  meta: {
    title: 'Marketing analytics consultant, Wilmington',
    description:
      'Know what each marketing dollar brought in: tracking fixed, twelve platforms on one dashboard, and reports in plain English. Free analytics audit.',
  },
  hero: {
    kicker: 'Marketing analytics consultant, Wilmington NC',
    heading: { plain: 'Three reports, three totals,', emphasized: 'one bank account' },
    lead: 'Google says it brought you fourteen customers, Facebook claims nine, and you remember sixteen in all. We set up tracking that adds up, and one page to read it on.',
    button: 'Get Free Analytics Audit',
    aside:
      'Most of the fixes take days, not months. Agreeing on what counts as a customer takes longer, so we start there.',
  },
  services: {
    heading: { plain: 'From a click', emphasized: 'to a number you trust' },
    lead: 'We work from the bottom up: first what gets counted, then how it’s joined, then what you look at. A beautiful dashboard on bad data just helps you be wrong faster.',
    cards: [
      {
        icon: 'lead-line',
        title: 'Tracking repairs',
        description:
          'Every form, call and booking counted once, in the right place, and tested by hand.',
        features: [
          'A list of every tag on the site and who put it there',
          'Duplicates and dead ones removed',
          'Calls counted by source and by length',
          'Server-side events where the browser loses them',
          'A test booking through every path',
        ],
      },
      {
        icon: 'anchor',
        title: 'Consent and privacy',
        description: 'Tracking that asks first, and keeps working when the visitor says no.',
        features: [
          'Nothing loaded before a choice is made',
          'Google’s consent signals set and verified',
          'Global Privacy Control honored',
          'What’s kept, where, and for how long, on one page',
          'The gap that opt-outs leave, estimated and shown',
        ],
      },
      {
        icon: 'gauge',
        title: 'Dashboards',
        description:
          'One page that loads on a phone and answers the owner’s question before the coffee gets cold.',
        features: [
          'Cost, customers, cost per customer, by source',
          'Compared with last month and the same month last year',
          'Notes on the day something changed',
          'Refreshed automatically each morning',
          'A print version for people who like paper',
        ],
      },
      {
        icon: 'dividers',
        title: 'Attribution and reading',
        description:
          'Who deserves the credit is a question with several honest answers. We show you two, and what follows from each.',
        features: [
          'First touch and last touch, side by side',
          '“How did you hear about us?” asked and counted',
          'Closed deals matched to their first click',
          'A holdout test for the channel you have doubts about',
          'A report: what happened, why, what’s next',
        ],
      },
    ],
  },
  middle: {
    heading: { plain: 'How one booking', emphasized: 'becomes three' },
    lead: 'A couple sees your video, searches your name two days later, and books by phone. Each system saw a piece and claimed the whole. Here’s where they meet.',
    diagram:
      'Diagram of a measurement map: the touches on the left (ad, search, visit, call), each seen by one system in the middle (Facebook, Google Ads, Analytics, call tracking). Three of the four claim a booking. On the right your ledger joins the pieces by the click identifier, the phone number and, less surely, the date, and counts one booking.',
    points: [
      {
        term: 'Touch',
        text: 'What the customer did: saw, searched, visited, called. No system sees them all, and that’s fine.',
      },
      {
        term: 'Count',
        text: 'Each platform counts in its own favor, within its own window. A view yesterday can claim a sale today.',
      },
      {
        term: 'Key',
        text: 'A click identifier kept with the inquiry, with consent, lets you join the pieces. Without it, everything after is guesswork.',
      },
      {
        term: 'Ledger',
        text: 'Your own list of customers is the only total no one can argue with. Every report has to add up to it.',
      },
    ],
    table: {
      caption: 'The same month, counted four ways (an example)',
      columns: ['Source of the number', 'Google', 'Facebook', 'Together'],
      rows: [
        ['What the platforms claim', '14', '9', '23'],
        ['Last click before the inquiry', '11', '2', '13 of 16'],
        ['First touch on record', '6', '7', '13 of 16'],
        ['Your own list', '', '', '16'],
      ],
    },
    takeaway:
      'Cut Facebook because of the second row, and next month Google’s first row drops, too. That’s what the third row is for.',
  },
  list: {
    kind: 'platforms',
    heading: { plain: 'Twelve platforms', emphasized: 'we connect' },
    lead: 'You probably have four of these. We connect what’s there, and add one only when a question can’t be answered without it.',
    entries: [
      {
        name: 'Google Analytics 4',
        text: 'What happens on the site, and the path people take through it.',
        note: 'key events that fire on a page load instead of a lead.',
      },
      {
        name: 'Google Tag Manager',
        text: 'The one place where tags get turned on and off.',
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
        note: 'view-through sales in the headline number.',
      },
      {
        name: 'Microsoft Advertising',
        text: 'The other search engine: often cheaper, with an older audience.',
        note: 'settings copied from Google and never checked again.',
      },
      {
        name: 'LinkedIn Campaign Manager',
        text: 'For businesses that sell to businesses. It isn’t cheap.',
        note: 'audience expansion left on.',
      },
      {
        name: 'Google Search Console',
        text: 'What people find you for without an ad.',
        note: 'averages that hide one keyword carrying the rest.',
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
        text: 'What happens after the form: quoted, won, lost.',
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
    heading: { plain: 'Numbers', emphasized: 'you can stand behind' },
    cards: [
      {
        term: 'We run ads ourselves',
        text: 'We read these reports to decide how to spend other people’s money. So what we build answers Monday-morning questions, such as whether to raise a budget before the weekend, and leaves out what only dresses up a meeting.',
      },
      {
        term: 'Every number has a source',
        text: 'Click a number on our dashboards and you see where it came from, when it was pulled and what it leaves out.',
      },
      {
        term: 'We leave you the keys',
        text: 'Accounts, tags and reports are set up under your own email address, with a page that explains each one to the next person.',
      },
    ],
  },
  closing: {
    heading: 'Find out what’s counted twice',
    text: 'We’ll go through your tags, goals and reports and bring a list with three columns: counted right, counted wrong, and not counted at all. It’s usually a quick read.',
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
        why: 'Where a thousand dollars of clicks goes, leak by leak.',
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
