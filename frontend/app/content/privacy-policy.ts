import { backupRetentionDays, brand } from '@agency/contracts';
import { paths } from '~/lib/paths';
import type { PageMeta } from './page-meta';

export const privacyMeta: PageMeta = {
  title: 'Privacy policy',
  description:
    'What this site collects, why, for how long and who sees it: forms, cookies only after consent, no bot-check company, and how to have it all erased.',
  path: paths.privacyPolicy,
};

export interface PolicySection {
  id: string;
  heading: string;
  paragraphs?: readonly string[];
  points?: readonly { term: string; text: string }[];
  after?: string;
}

export const privacyPolicy = {
  heading: { plain: 'Privacy', emphasized: 'policy' },
  updated: 'Last Updated: January 2025',
  short: {
    heading: 'The short of it',
    points: [
      'You can read this whole site without telling us who you are.',
      'Until you agree, your browser talks to our server only, and to nobody else.',
      'What you write in a form is used to answer you. We sell nothing to anyone.',
      'One email, and we erase it.',
    ],
  },
} as const;

export const policySections: readonly PolicySection[] = [
  {
    id: 'collected',
    heading: 'Information we collect',
    paragraphs: ['What you give us, in a form or in an email:'],
    points: [
      {
        term: 'Your name and contact information',
        text: 'name, email address and phone number. If you only ask for new pages by email, we do not ask for a phone number.',
      },
      { term: 'Company information', text: 'the company’s name, if you enter it.' },
      {
        term: 'Marketing goals and ad spend',
        text: 'the service you are interested in and the monthly range you choose.',
      },
      { term: 'Form content', text: 'your message, and the time you pick for a call.' },
      {
        term: 'What you tell us in person',
        text: 'on the phone, at an event, or while we kept our contacts in another tool: we may note your name, how to reach you, how you heard of us and who recommended us. If we send you a proposal, we keep what we proposed and what you pay.',
      },
      {
        term: 'IP address',
        text: 'reaches our server with every request, as on any website. We use it to limit how often one address may send, and keep it only for that long. It is not written into our access log or stored with your inquiry. If you book a call, a code made from your network address with a secret key stays with it until the call is over, and no longer than 60 days, so that nobody can fill our calendar.',
      },
      {
        term: 'Browser',
        text: 'your browser names itself and its language when it asks for a page. We do not store that. If you allow analytics, the analytics service receives it.',
      },
      {
        term: 'Pages',
        text: 'our server log notes which pages are asked for, without a name or an address. If you send a form, we keep the first and last page you arrived on.',
      },
      {
        term: 'Referrer',
        text: 'the site that led you here, when you came, and the campaign marks in the link (utm_source, gad_campaignid and the like, which are the same for everybody who follows it). They wait in your browser until its session ends, or, if you allow marketing, for as long as that choice holds, and are kept with your name only if you send a form.',
      },
      {
        term: 'Click numbers',
        text: 'what ad platforms add to a link to recognize your click (gclid, fbclid and the like). We note that there was one, never the number.',
      },
    ],
  },
  {
    id: 'use',
    heading: 'How we use it',
    paragraphs: [
      'To answer you, to prepare and hold the call you booked, to send its invitation and its two reminders, to send you new pages by email if you asked for them, until you write one line to stop, and to know which of our own ads was worth its money. We do not build profiles, and we make no decision about you by machine.',
      'Before a form is accepted, your browser solves a small calculation that our own server sets. It keeps automated senders out. It is part of this site: no outside company checks you, and no cookie is set for it.',
    ],
  },
  {
    id: 'cookies',
    heading: 'Cookies and similar storage',
    paragraphs: [
      'Nothing optional is set before you choose. Your choice is kept in your browser for 180 days; then we ask again. If your browser sends the Global Privacy Control signal, we take it as a no.',
    ],
    points: [
      {
        term: 'Essential',
        text: 'your cookie choice with its date and, until you close the browser, how you came to the site; after a form without an answer, also a number by which it is not stored twice. They cannot be switched off.',
      },
      {
        term: 'Your booked call',
        text: 'after you book: its time and the key of its own page, so that a reload shows it again. It goes when the page is opened after the call is over or cancelled. Your email address stays with the open tab only.',
      },
      {
        term: 'Analytics',
        text: 'lets an outside service count visits and pages, and recognize a browser that returns. Only with your consent.',
      },
      {
        term: 'Marketing',
        text: 'lets ad platforms recognize that an ad led to an inquiry. Only with your consent.',
      },
    ],
    after:
      'You can change your mind at any time under “Cookie settings” at the foot of every public page. The page of your own call sets nothing optional.',
  },
  {
    id: 'sharing',
    heading: 'Who else sees it',
    paragraphs: [
      'We do not sell personal information, and do not share it for anybody else’s advertising. Companies that work for us may handle it as far as their work needs it: the host of our server, the carrier of our email, the provider of the video meeting, and the provider of our own calendar, where a booked call appears with your name. We hand over data where a law obliges us to, and would tell you unless that is forbidden.',
    ],
  },
  {
    id: 'rights',
    heading: 'Your rights',
    paragraphs: ['Wherever you live, you may ask us for the following, at no cost:'],
    points: [
      { term: 'Access', text: 'a copy of everything we hold about you.' },
      { term: 'Correction', text: 'of anything that is wrong.' },
      {
        term: 'Deletion',
        text: `of your inquiry, your notes on file and your appointments. It is erased, not hidden; backups hold it for up to ${backupRetentionDays} days more.`,
      },
      {
        term: 'Opt-out',
        text: 'of any message from us other than the answer you are waiting for.',
      },
      { term: 'Cookie control', text: 'through the settings on this site, or in your browser.' },
    ],
    after: `Write to ${brand.email} from the address you used. We act on it within thirty days, usually the same week.`,
  },
  {
    id: 'security',
    heading: 'Security and how long we keep it',
    paragraphs: [
      'What you send travels encrypted and is stored in a database that only our own services can reach. The number in your booking link is long and random, so nobody can guess it. Personal data is kept out of our logs. No system is perfect; if something happened to your data, we would tell you.',
      'We keep an inquiry for as long as we are in conversation or work together, and erase it when you ask.',
      `A backup of the database is made every day and kept for ${backupRetentionDays} days. What was erased stays in the backups that were made before, which nobody reads; if one has to be restored, it is erased again before anything else happens.`,
      'Your inquiry, your bookings and their changes are also announced to us by email, so our mailbox holds your name, your contact details and your message. Ask for deletion, and we delete those mails, too. What we sent to you stays in your own mailbox. A copy of what we write in reply is kept with your inquiry, and erased with it.',
    ],
  },
  {
    id: 'third-parties',
    heading: 'Third-party services',
    paragraphs: [
      'Fonts, drawings, forms and the bot check are our own and come from our own server. The following are loaded only if you agree to them, and then under the policies of the companies that run them:',
    ],
    points: [
      { term: 'Tag manager', text: 'starts the services below according to your choice.' },
      { term: 'Analytics', text: 'counts visits, when analytics is allowed.' },
      { term: 'Ads', text: 'measures which ad led to an inquiry, when marketing is allowed.' },
      { term: 'Social pixel', text: 'the same for social platforms, when marketing is allowed.' },
    ],
  },
  {
    id: 'children',
    heading: 'Children',
    paragraphs: [
      'This site is for businesses. It is not directed at children under 13, and we do not knowingly collect anything about them. If you believe that a child has written to us, tell us and we erase it.',
    ],
  },
  {
    id: 'changes',
    heading: 'Changes',
    paragraphs: [
      'When what the site does changes, this page changes with it. If a change concerns something you agreed to, we ask again.',
    ],
  },
];

export const policyContact = {
  id: 'contact',
  heading: 'Contact',
  text: 'Questions about any of this go to a person:',
  postal: `${brand.name}, ${brand.city}, ${brand.region}`,
} as const;
