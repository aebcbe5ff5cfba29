import { paths } from '~/lib/paths';
import { claims } from '../../claims';
import type { LandingPage } from '../landing.server';

export const content = {
  meta: {
    title: 'Facebook Ads consultant in Wilmington, NC',
    description:
      'Facebook and Instagram ads for local owners: who to reach, what to show first, second and third, and what a customer should cost. Free account audit.',
  },
  hero: {
    kicker: 'Facebook Ads consultant, Wilmington NC',
    heading: { plain: 'No one opens Facebook', emphasized: 'to hire a roofer' },
    lead: 'They open it to see a cousin’s baby. That’s no reason to stay away. It’s a reason to advertise differently: for the second and third time they see you, not just the first.',
    button: 'Get Free Facebook Ads Audit',
    aside:
      'Covers Facebook, Instagram, Messenger and retargeting. Bring what you have: an old boosted post tells us more than a blank page.',
  },
  services: {
    heading: { plain: 'Four jobs,', emphasized: 'one team' },
    lead: 'Social ads fail at the seams: a good audience with a tired picture, a good picture with a slow reply. So we do all four.',
    cards: [
      {
        icon: 'compass',
        title: 'Audience and placement',
        description:
          'Fewer, broader audiences than you’d expect, shaped by your service area and your past customers.',
        features: [
          'ZIP codes by drive time instead of a radius',
          'Customer lists uploaded hashed, and kept fresh',
          'Lookalikes only from people who paid',
          'Employees and existing clients left out',
          'Placements judged by cost per lead, not per view',
        ],
      },
      {
        icon: 'flag',
        title: 'Offers and ads',
        description:
          'In a feed, the offer does the targeting. We write three, photograph what’s really there, and let the numbers choose.',
        features: [
          'Three offers before three colors',
          'Vertical video shot at your place, on a phone, in good light',
          'First line readable without “see more”',
          'Captions on everything, since most people watch on mute',
          'Replacements ready before an ad wears out',
        ],
      },
      {
        icon: 'bell',
        title: 'Leads and replies',
        description:
          'A lead from a feed cools faster than one from a search. The minute it arrives matters as much as what it cost.',
        features: [
          'Instant forms with one question that filters',
          'Leads on your phone within a minute',
          'A first reply written for you, in your tone',
          'Duplicates and wrong numbers reported separately',
          'A look at which leads got answered, and when',
        ],
      },
      {
        icon: 'gauge',
        title: 'Pixel and measurement',
        description:
          'What the platform claims and what your register says never match. We set up both properly and report the difference.',
        features: [
          'Pixel and Conversions API, counted once',
          'Consent checked before anything fires',
          'Events ranked by what they’re worth to you',
          'A holdout week where the budget allows',
          'Results reported against your own bookings',
        ],
      },
    ],
  },
  middle: {
    heading: { plain: 'Cold, warm, known:', emphasized: 'three kinds of audience' },
    lead: `About ${claims.firstContactBuyers} of prospects buy on first contact. Show everyone the same “book now,” and you’ve spent the month talking past the other ninety-eight.`,
    diagram:
      'Diagram of an audience as water at three depths, seen from the side. The deeper the water, the more of every 100 dollars works there: $60 offshore, where people do not know you; $25 inshore, where they have seen you; $15 at the dock, where they asked. A boat comes in from depth to depth: inshore whoever watched or visited, to the dock whoever opened the form. Each depth has its own message and its own measure.',
    points: [
      {
        term: 'Offshore: strangers',
        text: 'About 60 of every 100 dollars. Show the work and the place, and ask for nothing but attention. Judge it by the cost of a person who watched half.',
      },
      {
        term: 'Inshore: they have seen you',
        text: 'About 25. Prices, proof, the answer to the one doubt everyone has. Judge it by the cost of a visit to the page that matters.',
      },
      {
        term: 'At the dock: they asked',
        text: 'About 15. The offer, with a date on it, to people who opened the form or messaged you. Judge it by the cost of a booked job.',
      },
    ],
    takeaway:
      'Put the whole budget at the dock, and you run out of people in three weeks. Put it all offshore, and someone else gets the job.',
  },
  why: {
    heading: { plain: 'What you get', emphasized: 'that a boost button won’t give you' },
    cards: [
      {
        term: 'A reason for every ad that stops',
        text: 'We keep a plain log: what ran, what it was supposed to prove, and what it cost to find out. After three months, the log is worth more than any single ad, because it shows what your customers scroll past.',
      },
      {
        term: 'Access, not ownership',
        text: 'We work through partner access to your own business account. Remove us with one click, and the audiences, the history and the pixel stay where they are.',
      },
      {
        term: 'We know the season here',
        text: 'In July, a lot of the phones on the beach live in Raleigh and Ohio. Whether to reach them or leave them out is the first thing we’ll ask you.',
      },
    ],
  },
  closing: {
    heading: 'Let’s look at your last ninety days',
    text: 'We’ll go through your ads, your audiences and your reply times, and tell you which of the three stages is empty. It takes ten minutes of your time.',
  },
  onward: {
    articles: ['facebook-ads-local-business-guide', 'fitness-marketing-gym-members'],
    pages: [
      {
        path: paths.facebookAdsWilmington,
        why: 'Who’s scrolling here, on what screen, and four campaigns for local pages.',
      },
      {
        path: paths.creativeStrategyConsultant,
        why: 'Where the pictures and first lines come from.',
      },
    ],
  },
  layout: {
    hero: 'deep',
    figures: 'line',
    services: 'columns',
    middle: 'wide',
    why: 'lead',
    closing: 'notice',
    order: ['services', 'middle', 'why'],
  },
} satisfies LandingPage;
