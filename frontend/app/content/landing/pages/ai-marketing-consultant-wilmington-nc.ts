import { paths } from '~/lib/paths';
import type { LandingPage } from '../landing-page';

export const content = {
  meta: {
    title: 'AI marketing consultant in Wilmington, NC',
    description:
      'AI put to work on real chores: after-hours replies, lead sorting, ad drafts, reports. Ten tools compared, with their limits. Free AI marketing audit.',
  },
  hero: {
    kicker: 'AI marketing consultant, Wilmington NC',
    heading: { plain: 'Let the machine', emphasized: 'take the night watch' },
    lead: 'The company that answers at ten in the evening gets the job, and today that is not yours. We find the three chores in your week that software can now do, set them up, and stay until they behave.',
    button: 'Get Free AI Marketing Audit',
    aside:
      'Rule of the house: nothing goes out under your name that a person has not approved, until you tell us that it may.',
  },
  services: {
    heading: { plain: 'Where it helps', emphasized: 'this quarter' },
    lead: 'Not a transformation. Four kinds of work where the tools are good enough today, and where a mistake is cheap to catch.',
    cards: [
      {
        icon: 'bell',
        title: 'Chat and after-hours replies',
        description:
          'An assistant on your site and your inbox that knows your prices, your area and your calendar, and when to fetch a person.',
        features: [
          'Answers only from documents you have approved',
          'Says that it is an assistant, always',
          'Hands over with the whole conversation',
          'Offers times that are really free',
          'A weekly list of what it could not answer',
        ],
      },
      {
        icon: 'wheel',
        title: 'Workflow automation',
        description:
          'The copying between inbox, calendar and spreadsheet that eats your Sunday, done while you sleep.',
        features: [
          'Inquiries sorted by job, town and urgency',
          'Quotes drafted from your price list',
          'Reviews asked for the day after the job',
          'Every run logged, every failure reported',
          'A switch to turn each one off',
        ],
      },
      {
        icon: 'flag',
        title: 'Ad and content drafts',
        description:
          'Twenty first drafts in an hour, of which a person keeps three. It is faster than a blank page and cheaper than a meeting.',
        features: [
          'A style sheet made from your own letters',
          'Variants that differ in idea, not in adjectives',
          'Facts and prices checked against a list',
          'No invented reviews, faces or results',
          'Edited by somebody who has met you',
        ],
      },
      {
        icon: 'chart',
        title: 'Campaign intelligence',
        description:
          'Models that watch the account between our visits and raise a hand when a figure leaves its usual range.',
        features: [
          'Spend and cost watched by the hour',
          'Odd search terms grouped and flagged',
          'Call recordings summarized, with consent',
          'A plain-word report each Monday',
          'Bidding fed with values, not just counts',
        ],
      },
    ],
  },
  middle: {
    heading: { plain: 'One inquiry,', emphasized: 'from ping to booking' },
    lead: 'It is 9:40 on a Tuesday evening and somebody’s water heater has gone. Follow the message. Two of the five steps belong to a person, and we like it that way.',
    diagram:
      'Diagram of a workflow as a course with five waypoints: a message arrives, software sorts it, software drafts an answer, a person approves it, and the booking is written into the calendar. A branch leads from the sorting to a person wherever the software is not sure, and from there straight to the booking.',
    points: [
      {
        term: 'It arrives',
        text: 'By form, text or chat. Stored first, before anything clever happens, so that nothing can be lost.',
      },
      {
        term: 'It is sorted',
        text: 'Emergency or estimate, inside your area or not. Below an agreed certainty it goes straight to a person.',
      },
      {
        term: 'An answer is drafted',
        text: 'From your price list and your calendar. It may quote a range; it may not promise a price.',
      },
      {
        term: 'A person says yes',
        text: 'One tap on the phone of whoever is on call. After some weeks of clean drafts you may skip this for the simple kinds.',
      },
      {
        term: 'It is booked and logged',
        text: 'In your calendar, with the text of what was said. In the morning you read a list, not an inbox.',
      },
    ],
    table: {
      caption: 'What it is worth: our working estimate for 60 inquiries a month',
      columns: ['Chore', 'By hand', 'With the workflow', 'What stays with you'],
      rows: [
        ['First reply', '60 × 6 min', '60 × 1 min', 'the yes'],
        ['Sorting out the hopeless', '60 × 3 min', '60 × ½ min', 'the doubtful ones'],
        ['Entering into the calendar', '25 × 4 min', 'nothing', 'a look each morning'],
        ['Together', '10 h 40 min', '1 h 30 min', 'the customers'],
      ],
    },
    takeaway:
      'Nine hours a month is not a revolution. It is a free Saturday morning, twice, and nobody waits until Monday.',
  },
  list: {
    kind: 'tools',
    heading: { plain: 'Ten tools,', emphasized: 'and where each one stops' },
    lead: 'We set these up most weeks and are paid by none of their makers. They change quickly; the limits less so.',
    entries: [
      {
        name: 'ChatGPT',
        text: 'First drafts, tables out of messy notes, a patient partner for wording.',
        note: 'states prices and laws with confidence, whether or not they exist.',
      },
      {
        name: 'Claude',
        text: 'Long documents: a year of reviews, a franchise agreement, a price book, read and compared.',
        note: 'knows nothing about last week unless you hand it over.',
      },
      {
        name: 'Gemini',
        text: 'Close to Gmail, Sheets and the Google Ads account; good at formulas and summaries there.',
        note: 'only as tidy as the spreadsheet it reads.',
      },
      {
        name: 'Google’s Performance Max',
        text: 'One campaign over search, maps, video and mail, bidding by itself toward your values.',
        note: 'shows little of where the money went; feed it real values or leave it.',
      },
      {
        name: 'Meta Advantage+',
        text: 'Finds buyers for a shop or a form with very little targeting from you.',
        note: 'spends where it is easiest, which may be people who were coming anyway.',
      },
      {
        name: 'Zapier',
        text: 'Joins a form to a calendar to a text message, with no programmer.',
        note: 'costs by the step, and fails quietly unless told to shout.',
      },
      {
        name: 'Make',
        text: 'The same with branches and loops, for the chores with an “unless”.',
        note: 'somebody must understand the drawing a year later.',
      },
      {
        name: 'Canva Magic Studio',
        text: 'Your real photo in eleven sizes, with the background tidied.',
        note: 'made-up pictures of your premises are a lie; we do not use them.',
      },
      {
        name: 'Descript',
        text: 'Cuts a shaky ten-minute walk-through into four short clips by editing the words.',
        note: 'can imitate a voice. Only with its owner’s written yes.',
      },
      {
        name: 'HubSpot’s AI tools',
        text: 'Scores and summarizes the leads already in your customer records.',
        note: 'a guess about bad records is a bad guess. Tidy first.',
      },
    ],
  },
  why: {
    heading: { plain: 'Sober about it,', emphasized: 'on purpose' },
    cards: [
      {
        term: 'We measure the chore first',
        text: 'A stopwatch and a week, before anything is bought. If the chore takes twenty minutes a month we leave it with you and say so.',
      },
      {
        term: 'Your customers’ data stays put',
        text: 'We list what each tool is sent, where it keeps it and whether it trains on it. Names and numbers go out only where the work needs them.',
      },
      {
        term: 'It comes out again',
        text: 'Each automation has a page that says what it does, what it costs and how to stop it. After 90 days the ones that did not pay are removed.',
      },
    ],
  },
  closing: {
    heading: 'Tell us about your worst chore',
    text: 'We look at how inquiries reach you, and bring to the call the three jobs software could do by next month, the tool for each, its monthly price, and the one we would not automate.',
  },
  onward: {
    articles: ['ai-for-small-business-first-tasks', 'professional-services-marketing'],
    pages: [
      {
        path: paths.conversionRateOptimization,
        why: 'The form and the page that the inquiry comes through.',
      },
      {
        path: paths.marketingAnalyticsConsultant,
        why: 'The counting that bidding software learns from.',
      },
    ],
  },
  layout: {
    hero: 'chart-left',
    figures: 'deep',
    services: 'sheets',
    middle: 'beside',
    why: 'stagger',
    closing: 'notice',
    order: ['services', 'list', 'middle', 'why'],
  },
} satisfies LandingPage;
