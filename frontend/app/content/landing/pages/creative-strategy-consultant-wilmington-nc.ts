import { paths } from '~/lib/paths';
import { withPromise } from '../../promises';
import type { LandingPage } from '../landing.server';

export const content = {
  meta: {
    title: 'Creative strategy & UGC, Wilmington, NC',
    description:
      'Ads made with real customers and local creators, tested one idea at a time. Ten things worth testing, and what a fair test costs. Free creative audit.',
  },
  hero: {
    kicker: 'Creative strategy and UGC, Wilmington NC',
    heading: { plain: 'The ad is', emphasized: 'the targeting now' },
    lead: 'Platforms find the audience on their own. What’s left for you to decide is what people see. We plan, shoot and test ads with people who live here, until we know which idea sells.',
    button: 'Get Free Creative Audit',
    aside:
      'UGC is user-generated content: photos and video by customers and local creators, paid fairly, with rights in writing.',
  },
  services: {
    heading: { plain: 'From a hunch', emphasized: 'to a shelf of ads' },
    lead: 'Read, write, shoot, test, repeat. Each round ends with new ads, and one thing you didn’t know about your customers.',
    cards: [
      {
        icon: 'lens',
        title: 'Creative research',
        description:
          'The best lines are already written, in your reviews and your inbox. We go get them.',
        features: [
          'Reviews, yours and your competitors’, read by hand',
          'Five customers interviewed by phone',
          'Competitors’ current ads collected',
          'Doubts listed and ranked',
          'A one-page brief per idea',
        ],
      },
      {
        icon: 'signal',
        title: 'Local creators and UGC',
        description:
          'People from the Cape Fear coast with a steady hand, and your own customers if they’d like to.',
        features: [
          'Creators chosen by fit, not by followers',
          'A brief that leaves room to improvise',
          'Payment and usage rights on one page',
          'Ads marked as ads, always',
          'A signed release from everyone on camera',
        ],
      },
      {
        icon: 'flag',
        title: 'Production',
        description:
          'A half day at your place can give you a month of material, if the shot list comes first.',
        features: [
          'A shot list by idea and by format',
          'Vertical first, then square and wide',
          'Captions and sound-off versions',
          'Stills from the same half day',
          'Files named so you can find them again',
        ],
      },
      {
        icon: 'chart',
        title: 'Testing and rotation',
        description:
          'One difference at a time, enough budget to tell, and a date when the loser goes.',
        features: [
          'A test plan with a price on each test',
          'Winners retested before they’re scaled',
          'Ad fatigue judged by cost, not by mood',
          'A library of what worked and why',
          'A report with the ads in it',
        ],
      },
    ],
  },
  middle: {
    heading: { plain: 'Test ideas first,', emphasized: 'polish later' },
    lead: 'Three ideas in three forms make nine ads. Run all nine at once, and each gets a ninth of the money and you learn nothing. Test down one column first, then across the winning row.',
    diagram:
      'Diagram of a creative test matrix: three rows for the ideas (price, proof, place), three columns for the forms (talking customer, demonstration, still picture). The first round tests one column downward; the winning row, here proof, is then tested across. Of nine possible ads five are shot.',
    points: [
      {
        term: 'Round one: down a column',
        text: 'Three ideas in the same form. Whatever wins, it won because of the idea, since nothing else was different.',
      },
      {
        term: 'Round two: across the row',
        text: 'The winning idea as a video, a demonstration and a still. Now you know the best way to tell it.',
      },
      {
        term: 'Round three: the first second',
        text: 'Same ad, three openings. It’s the cheapest round, and often makes the biggest difference.',
      },
      {
        term: 'Then the polish',
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
      'With less money, test fewer things for longer. Two ads and patience beat nine ads and a hunch.',
  },
  list: {
    kind: 'tests',
    heading: { plain: 'Ten things', emphasized: 'worth testing' },
    lead: 'In the order they usually matter. Stop when a test no longer moves the cost of a customer.',
    entries: [
      {
        name: 'The idea',
        text: 'Save money, save time, avoid a fear, look good in front of the neighbors.',
        note: 'cost per booked customer.',
      },
      {
        name: 'The offer',
        text: 'Ten percent off, a free inspection, a date held with no deposit.',
        note: 'margin after the offer, not just leads.',
      },
      {
        name: 'The first second',
        text: 'A face, a result, a question, a mess.',
        note: 'the share still watching after three seconds.',
      },
      {
        name: 'Who speaks',
        text: 'The owner, a customer, a creator, no one.',
        note: 'cost per lead, and what the comments say.',
      },
      {
        name: 'The form',
        text: 'Talking video, demonstration, before and after, still, carousel.',
        note: 'cost per visit to the page that books.',
      },
      {
        name: 'Length',
        text: 'Eight seconds, twenty, or a full minute for careful buyers.',
        note: 'cost per person who saw the offer.',
      },
      {
        name: 'Place',
        text: 'A street people know against a pretty nowhere.',
        note: 'response within ten miles, against farther out.',
      },
      {
        name: 'The headline',
        text: 'The price in it, the town in it, the doubt in it.',
        note: 'clicks, as long as leads keep pace.',
      },
      {
        name: 'The call to action',
        text: 'Book, ask, see prices, send a photo.',
        note: 'the share of clicks that become inquiries.',
      },
      {
        name: 'Sound and captions',
        text: 'Voice, music or waves; big captions or small.',
        note: 'watch time with the sound off.',
      },
    ],
  },
  why: {
    heading: { plain: 'Good taste,', emphasized: 'backed by numbers' },
    cards: [
      {
        term: 'Makers and buyers at one table',
        text: 'Whoever edits the video should see what it cost to run. That ends the old argument over whether an ad is good or just pretty: read the numbers first, then cut the next version to match.',
      },
      {
        term: 'Real people, with permission',
        text: 'We never invent a review, a face or a result. Customers who appear have agreed in writing, and can change their minds.',
      },
      {
        term: 'Notes you can use',
        text: withPromise(
          'What ran, what it cost and what won, written so that the next person can pick it up.',
          'footageIsYours',
        ),
      },
    ],
  },
  closing: {
    heading: 'Show us your last ten ads',
    text: 'We’ll plot them on the grid and tell you which ideas you’ve really tested, which differ only in color, and the three to shoot next. Take that list to any videographer.',
  },
  onward: {
    articles: ['facebook-ads-local-business-guide', 'restaurant-marketing-shoulder-season'],
    pages: [
      { path: paths.facebookAdsConsultant, why: 'Who sees the ads, and in what order.' },
      {
        path: paths.conversionRateOptimization,
        why: 'The page people land on after the ad has done its job.',
      },
      { path: paths.facebookAdsWilmington, why: 'Where most of these ads run here.' },
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
