import { paths } from '~/lib/paths';
import { claims } from '../../claims';
import type { LandingPage } from '../landing-page';

export const content = {
  meta: {
    title: 'Facebook Ads consultant in Wilmington, NC',
    description:
      'Facebook and Instagram ads for local owners: who to reach, what to show first, second and third, and what a customer may cost. Free account audit.',
  },
  hero: {
    kicker: 'Facebook Ads consultant, Wilmington NC',
    heading: { plain: 'Nobody opens Facebook', emphasized: 'to hire a roofer' },
    lead: 'They open it to see a cousin’s baby. That is no reason to stay away; it is a reason to advertise differently there. We plan for the second and third meeting, not only the first.',
    button: 'Get Free Facebook Ads Audit',
    aside:
      'Covers Facebook, Instagram, Messenger and the ads that follow on from them. Bring what you have: an old boosted post tells us more than a blank page.',
  },
  services: {
    heading: { plain: 'Four hands', emphasized: 'on one line' },
    lead: 'Social ads fail at the seams: a good audience with a tired picture, a good picture with a slow reply. So we take the whole line.',
    cards: [
      {
        icon: 'compass',
        title: 'Audience and placement',
        description:
          'Fewer, wider audiences than you would expect, with the edges drawn by your delivery area and your past customers.',
        features: [
          'ZIP codes by drive time instead of a radius',
          'Customer lists uploaded hashed, refreshed monthly',
          'Lookalikes only from people who paid',
          'Employees and existing clients left out',
          'Placements judged by cost per lead, not per view',
        ],
      },
      {
        icon: 'flag',
        title: 'Offers and ads',
        description:
          'On a feed the offer does the targeting. We write three, photograph what is really there, and let the figures choose.',
        features: [
          'Three offers before three colors',
          'Vertical video shot at your place, on a phone, in good light',
          'First line readable without “see more”',
          'Captions on everything, since most watch in silence',
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
          'Leads in your phone within a minute',
          'A first reply written for you, in your tone',
          'Double entries and wrong numbers reported apart',
          'A weekly look at which leads were answered when',
        ],
      },
      {
        icon: 'gauge',
        title: 'Pixel and measurement',
        description:
          'What the platform claims and what your register says differ. We set both up properly and report the difference.',
        features: [
          'Pixel and Conversions API, counted once',
          'Consent checked before anything fires',
          'Events ranked by what they are worth to you',
          'A holdout week where the budget allows',
          'Reported against your own bookings, monthly',
        ],
      },
    ],
  },
  middle: {
    heading: { plain: 'Cold, warm, known:', emphasized: 'three depths of water' },
    lead: `About ${claims.firstContactBuyers} of prospects buy on first contact. Send everybody the same “book now”, and you have spent the month talking past the other ninety-eight.`,
    diagram:
      'Diagram of an audience as water at three depths, seen from the side. The deeper the water, the more of every 100 dollars works there: $60 offshore, where people do not know you; $25 inshore, where they have seen you; $15 at the dock, where they asked. A boat comes in from depth to depth: inshore whoever watched or visited, to the dock whoever opened the form. Each depth has its own message and its own measure.',
    points: [
      {
        term: 'Offshore: strangers',
        text: 'About 60 of every 100 dollars. Show the work and the place; ask for nothing but attention. Judge by cost per person who watched half.',
      },
      {
        term: 'Inshore: they have seen you',
        text: 'About 25. Prices, proof, the answer to the one doubt everybody has. Judge by cost per visit to the page that matters.',
      },
      {
        term: 'At the dock: they asked',
        text: 'About 15. The offer with a date on it, to people who opened the form or wrote to you. Judge by cost per booked job.',
      },
    ],
    takeaway:
      'If all of your budget is at the dock, the line runs dry in three weeks. If all of it is offshore, somebody else lands your fish.',
  },
  why: {
    heading: { plain: 'What you get', emphasized: 'that a boost button will not give' },
    cards: [
      {
        term: 'A reason for every ad that stops',
        text: 'We keep a plain log: what ran, what it was supposed to prove, what it cost to find out. After three months the log is worth more than any single ad, because it knows what your customers scroll past.',
      },
      {
        term: 'Your page stays yours',
        text: 'We work through partner access to your own business account. If we part, you remove us with one click and lose nothing: not the audiences, not the history, not the pixel.',
      },
      {
        term: 'We know the season here',
        text: 'In July a good part of the phones on the beach live in Raleigh and Ohio. Whether to reach them or shut them out is the first setting we ask you about.',
      },
    ],
  },
  closing: {
    heading: 'Let us look through the last ninety days',
    text: 'We read your ads, your audiences and your inbox times, and tell you which of the three depths is empty. It takes us two days and you ten minutes.',
  },
  onward: {
    articles: ['facebook-ads-local-business-guide', 'fitness-marketing-gym-members'],
    pages: [
      {
        path: paths.facebookAdsWilmington,
        why: 'Who scrolls here, on which screen, and four campaigns for local pages.',
      },
      {
        path: paths.creativeStrategyConsultant,
        why: 'Where the pictures and the first lines come from.',
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
