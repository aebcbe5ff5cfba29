import { paths } from '~/lib/paths';
import type { LandingPage } from '../landing-page';

export const content = {
  meta: {
    title: 'Creative strategy & UGC, Wilmington, NC',
    description:
      'Ads made with real customers and local creators, tested one idea at a time. Ten things worth testing, and what a fair test costs. Free creative audit.',
  },
  hero: {
    kicker: 'Creative strategy and UGC, Wilmington NC',
    heading: { plain: 'The ad is', emphasized: 'the targeting now' },
    lead: 'Platforms find the audience by themselves. What is left for you to decide is what they see. We plan, shoot and test ads with people who live here, until we know which idea sells.',
    button: 'Get Free Creative Audit',
    aside:
      'User-generated content, UGC for short: pictures and film by customers and local creators, paid fairly, with rights in writing.',
  },
  services: {
    heading: { plain: 'From a hunch', emphasized: 'to a shelf of ads' },
    lead: 'A month’s round: read, write, shoot, test. At the end of it there are new ads, and one thing you did not know about your customers.',
    cards: [
      {
        icon: 'lens',
        title: 'Creative research',
        description:
          'The best lines are already written, in your reviews and your inbox. We go and fetch them.',
        features: [
          'Reviews, yours and your rivals’, read by hand',
          'Five customers interviewed by phone',
          'Running ads of competitors collected',
          'Doubts listed and ranked',
          'A one-page brief per idea',
        ],
      },
      {
        icon: 'signal',
        title: 'Local creators and UGC',
        description:
          'People from the Cape Fear coast with a steady hand, and your own customers where they like to.',
        features: [
          'Creators chosen by fit, not by followers',
          'A brief with freedom in it',
          'Payment and usage rights on one page',
          'Ads marked as ads, always',
          'Raw footage handed over to you',
        ],
      },
      {
        icon: 'flag',
        title: 'Production',
        description:
          'Half a day at your place gives a month of material, if the list is written beforehand.',
        features: [
          'A shot list by idea and by format',
          'Vertical first, square and wide from it',
          'Captions and sound-off versions',
          'Stills out of the same half day',
          'Files named so that you find them again',
        ],
      },
      {
        icon: 'chart',
        title: 'Testing and rotation',
        description:
          'One difference at a time, enough budget to tell, and a date on which the loser goes.',
        features: [
          'A test plan with a price on each cell',
          'Winners retested before they are scaled',
          'Wear watched by cost, not by mood',
          'A library of what worked and why',
          'A letter a month with pictures',
        ],
      },
    ],
  },
  middle: {
    heading: { plain: 'Test ideas first,', emphasized: 'dressing later' },
    lead: 'Three ideas in three forms make nine ads. Run all nine at once and each gets a ninth of the money, and you learn nothing. Test down one column first, then across the winning row.',
    diagram:
      'Diagram of a creative test matrix: three rows for the ideas (price, proof, place), three columns for the forms (talking customer, demonstration, still picture). The first round tests one column downward; the winning row, here proof, is then tested across. Of nine possible ads five are shot.',
    points: [
      {
        term: 'Round one: down a column',
        text: 'Three ideas in the same form. Whatever wins, won because of the idea, since nothing else differed.',
      },
      {
        term: 'Round two: along the row',
        text: 'The winning idea as film, as demonstration, as a still. Now you know how it likes to be told.',
      },
      {
        term: 'Round three: the first second',
        text: 'Same ad, three openings. It is the cheapest round and often the largest difference.',
      },
      {
        term: 'Then the dressing',
        text: 'Music, colors, buttons. Most people start here, which is why most people learn little.',
      },
    ],
    table: {
      caption: 'What a fair test costs, at $20 a lead',
      columns: ['Round', 'Ads', 'Leads each', 'Budget', 'Tells apart'],
      rows: [
        ['Ideas', '3', '25', '$1,500', 'differences of about half'],
        ['Forms', '3', '25', '$1,500', 'differences of about half'],
        ['Openings', '3', '15', '$900', 'only large ones'],
      ],
    },
    takeaway:
      'With less money than that, test fewer things for longer. Two ads and patience beat nine ads and a hunch.',
  },
  list: {
    kind: 'tests',
    heading: { plain: 'Ten things', emphasized: 'worth testing' },
    lead: 'In the order in which they usually matter. Stop when a line no longer moves the cost of a customer.',
    entries: [
      {
        name: 'The idea',
        text: 'Save money, save time, avoid a fear, look good in front of the neighbors.',
        note: 'cost per booked customer.',
      },
      {
        name: 'The offer',
        text: 'Ten percent off, a free inspection, a date held without deposit.',
        note: 'margin after the offer, not leads alone.',
      },
      {
        name: 'The first second',
        text: 'A face, a result, a question, a mess.',
        note: 'the share still watching after three seconds.',
      },
      {
        name: 'Who speaks',
        text: 'The owner, a customer, a creator, nobody.',
        note: 'cost per lead, and what the comments say.',
      },
      {
        name: 'The form',
        text: 'Talking film, demonstration, before and after, still, carousel.',
        note: 'cost per visit to the page that books.',
      },
      {
        name: 'Length',
        text: 'Eight seconds, twenty, a full minute for the careful ones.',
        note: 'cost per person who saw the offer.',
      },
      {
        name: 'Place',
        text: 'A street people know against a nice nowhere.',
        note: 'response inside ten miles against outside.',
      },
      {
        name: 'The headline',
        text: 'The price in it, the town in it, the doubt in it.',
        note: 'clicks, as long as leads keep pace.',
      },
      {
        name: 'The call to act',
        text: 'Book, ask, see prices, send a photo.',
        note: 'share of clicks that become inquiries.',
      },
      {
        name: 'Sound and captions',
        text: 'Voice, music or waves; large captions or small.',
        note: 'watch time with the sound off.',
      },
    ],
  },
  why: {
    heading: { plain: 'Taste,', emphasized: 'with a receipt' },
    cards: [
      {
        term: 'Makers and buyers at one table',
        text: 'Whoever edits the film should see what it cost to show. It ends the old quarrel about whether an ad is good or only pretty: the figures are read first, and the next version is cut by them.',
      },
      {
        term: 'Real people, asked properly',
        text: 'We never invent a review, a face or a result. Customers who appear have agreed in writing, and may change their mind.',
      },
      {
        term: 'Everything is yours',
        text: 'Raw files, project files, rights and test notes. Hang the still in your shop, if you like it.',
      },
    ],
  },
  closing: {
    heading: 'Show us your last ten ads',
    text: 'We lay them into the matrix and tell you which ideas you have truly tested, which only differ in color, and the three to shoot next. You may take the list to any filmmaker.',
  },
  onward: {
    articles: ['facebook-ads-local-business-guide', 'restaurant-marketing-shoulder-season'],
    pages: [
      { path: paths.facebookAdsConsultant, why: 'Who gets to see the ads, and in which order.' },
      {
        path: paths.conversionRateOptimization,
        why: 'The page people reach after the ad has done its part.',
      },
    ],
  },
  layout: {
    hero: 'chart-left',
    figures: 'line',
    services: 'columns',
    middle: 'deep',
    why: 'lead',
    closing: 'deep',
    order: ['middle', 'services', 'list', 'why'],
  },
} satisfies LandingPage;
