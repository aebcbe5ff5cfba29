import { paths } from '~/lib/paths';
import { withPromise } from '../../promises';
import type { LandingPage } from '../landing.server';

export const content = {
  meta: {
    title: 'AI marketing consultant in Wilmington, NC',
    description:
      'AI put to work on real chores: after-hours replies, lead sorting, ad drafts, reports. Ten tools compared, limits included. Free AI marketing audit.',
  },
  hero: {
    kicker: 'AI marketing consultant, Wilmington NC',
    heading: { plain: 'Let software', emphasized: 'work the night shift' },
    lead: 'The company that answers at ten at night gets the job, and today that isn’t yours. We find the three chores in your week that software can do now, set them up, and stick around until they behave.',
    button: 'Get Free AI Marketing Audit',
    aside:
      'House rule: nothing goes out under your name without a person’s approval, until you tell us it can.',
  },
  services: {
    heading: { plain: 'Where it helps', emphasized: 'this quarter' },
    lead: 'Not a transformation. Four kinds of work where the tools are good enough today and a mistake is cheap to catch.',
    cards: [
      {
        icon: 'bell',
        title: 'Chat and after-hours replies',
        description:
          'An assistant for your site and your inbox that works from your documents and your calendar, and knows when to get a person.',
        features: [
          'Answers only from documents you’ve approved',
          'Always says it’s an assistant',
          'Hands off with the whole conversation',
          'Offers only times that are really open',
          'Keeps a list of what it couldn’t answer',
        ],
      },
      {
        icon: 'wheel',
        title: 'Workflow automation',
        description:
          'The copying between inbox, calendar and spreadsheet that eats up your Sunday, done while you sleep.',
        features: [
          'Inquiries sorted by job, town and urgency',
          'Quotes drafted from your price list',
          'Reviews requested the day after the job',
          'Every run logged, every failure reported',
          'A switch to turn each one off',
        ],
      },
      {
        icon: 'flag',
        title: 'Ad and content drafts',
        description:
          'Twenty first drafts in an hour, and a person keeps three. It’s faster than a blank page and cheaper than a meeting.',
        features: [
          'A style sheet built from your own emails',
          'Versions that differ in the idea, not the adjectives',
          'Facts and prices checked against a list',
          'No invented reviews, faces or results',
          'Edited by someone who has met you',
        ],
      },
      {
        icon: 'chart',
        title: 'Campaign intelligence',
        description:
          'Models that watch the account between our visits and raise a hand when a number looks off.',
        features: [
          'Spend and cost watched by the hour',
          'Odd search terms grouped and flagged',
          'Call recordings summarized, with consent',
          'Reports you can read in a minute',
          'Bidding fed real values, not just counts',
        ],
      },
    ],
  },
  middle: {
    heading: { plain: 'One message,', emphasized: 'from inbox to booking' },
    lead: 'It’s 9:40 on a Tuesday night, and someone’s water heater just quit. Follow the message. A person steps in where it counts, and we like it that way.',
    diagram:
      'Diagram of a workflow as a course with five waypoints: a message arrives, software sorts it, software drafts an answer, a person approves it, and the booking is written into the calendar. A branch leads from the sorting to a person wherever the software is not sure, and from there straight to the booking.',
    points: [
      {
        term: 'It arrives',
        text: 'By form, text or chat. It’s stored first, before anything clever happens, so nothing gets lost.',
      },
      {
        term: 'It’s sorted',
        text: 'Emergency or estimate, in your area or not. If the software isn’t sure enough, it goes straight to a person.',
      },
      {
        term: 'An answer is drafted',
        text: 'From your price list and your calendar. It can quote a range. It can’t promise a price.',
      },
      {
        term: 'A person says yes',
        text: 'One tap on the phone of whoever’s on call. After a few weeks of clean drafts, you can skip this step for the simple ones.',
      },
      {
        term: 'It’s booked and logged',
        text: 'In your calendar, with a record of what was said. In the morning, you read a list instead of an inbox.',
      },
    ],
    table: {
      caption: 'What it’s worth: our working estimate for 60 inquiries a month',
      columns: ['Chore', 'By hand', 'With the workflow', 'What you still do'],
      rows: [
        ['First reply', '60 × 6 min', '60 × 1 min', 'say yes'],
        ['Weeding out dead ends', '60 × 3 min', '60 × ½ min', 'judge the close calls'],
        ['Adding to the calendar', '25 × 4 min', 'nothing', 'check each morning'],
        ['Total', '10 h 40 min', '1 h 30 min', 'see your customers'],
      ],
    },
    takeaway:
      'Nine hours a month isn’t a revolution. It’s a free Saturday morning, twice, and no one waits until Monday.',
  },
  list: {
    kind: 'tools',
    heading: { plain: 'Ten tools,', emphasized: 'and where each one stops' },
    lead: withPromise('Tools change fast. Their limits don’t.', 'noPayFromTools'),
    entries: [
      {
        name: 'ChatGPT',
        text: 'First drafts, tables from messy notes, a patient partner for wording.',
        note: 'it states prices and laws with confidence, whether or not they exist.',
      },
      {
        name: 'Claude',
        text: 'Long documents: a year of reviews, a franchise agreement, a price book, read and compared.',
        note: 'it knows nothing about last week unless you hand it over.',
      },
      {
        name: 'Gemini',
        text: 'Built into Gmail, Sheets and Google Ads, and good at formulas and summaries there.',
        note: 'it’s only as tidy as the spreadsheet it reads.',
      },
      {
        name: 'Google’s Performance Max',
        text: 'One campaign across search, maps, video and Gmail, bidding on its own toward your values.',
        note: 'it shows little of where the money went. Feed it real values or leave it alone.',
      },
      {
        name: 'Meta Advantage+',
        text: 'Finds buyers for a shop or a form with very little targeting from you.',
        note: 'it spends where it’s easiest, which can mean people who were coming anyway.',
      },
      {
        name: 'Zapier',
        text: 'Connects a form to a calendar to a text message, with no programmer.',
        note: 'it charges by the step, and fails quietly unless you tell it to shout.',
      },
      {
        name: 'Make',
        text: 'The same, with branches and loops, for chores with an “unless.”',
        note: 'someone has to understand the diagram a year later.',
      },
      {
        name: 'Canva Magic Studio',
        text: 'Your real photo in eleven sizes, with the background cleaned up.',
        note: 'a made-up picture of your shop is a lie. We don’t use them.',
      },
      {
        name: 'Descript',
        text: 'Cuts a shaky ten-minute walk-through into four short clips by editing the words.',
        note: 'it can imitate a voice. Only with its owner’s written permission.',
      },
      {
        name: 'HubSpot’s AI tools',
        text: 'Scores and summarizes the leads already in your customer records.',
        note: 'a guess about bad records is a bad guess. Clean up first.',
      },
    ],
  },
  why: {
    heading: { plain: 'No hype,', emphasized: 'on purpose' },
    cards: [
      {
        term: 'We measure the chore first',
        text: 'A stopwatch and a week, before you buy anything. If the chore takes twenty minutes a month, we’ll tell you to keep doing it yourself.',
      },
      {
        term: 'Your customers’ data stays put',
        text: 'We list what each tool gets, where it keeps it and whether it trains on it. Names and numbers go out only where the work needs them.',
      },
      {
        term: 'It comes out again',
        text: 'Each automation has a page that says what it does, what it costs and how to stop it. If it doesn’t pay for itself, take it out.',
      },
    ],
  },
  closing: {
    heading: 'Tell us about your worst chore',
    text: 'We’ll look at how inquiries reach you, and bring three jobs software could take over, the tool for each, what it costs a month, and the one job we wouldn’t automate.',
  },
  onward: {
    articles: ['ai-for-small-business-first-tasks', 'professional-services-marketing'],
    pages: [
      {
        path: paths.conversionRateOptimization,
        why: 'The form and the page the inquiry comes through.',
      },
      {
        path: paths.marketingAnalyticsConsultant,
        why: 'The numbers that bidding software learns from.',
      },
    ],
  },
  layout: {
    hero: 'chart-left',
    figures: 'deep',
    services: 'sheets',
    middle: 'beside',
    why: 'beside',
    closing: 'notice',
    order: ['services', 'list', 'middle', 'why'],
  },
} satisfies LandingPage;
