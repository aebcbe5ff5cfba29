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
    heading: 'The short version',
    points: [
      'You can read this whole site without telling us who you are.',
      'Until you agree, your browser talks only to our server.',
      'We use what you write in a form to answer you. We sell nothing to anyone.',
      'One email from you, and we erase it.',
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
        text: 'name, email address and phone number. If you only want new pages by email, we don’t ask for a phone number.',
      },
      { term: 'Company information', text: 'the company’s name, if you enter it.' },
      {
        term: 'Marketing goals and ad spend',
        text: 'the service you’re interested in and the monthly range you choose.',
      },
      { term: 'Form content', text: 'your message, and the time you pick for a call.' },
      {
        term: 'What you tell us in person',
        text: 'on the phone, at an event, or back when we kept our contacts in another tool: we may note your name, how to reach you, how you heard about us and who referred you. If we send you a proposal, we keep what we proposed and what you pay.',
      },
      {
        term: 'IP address',
        text: 'reaches our server with every request, as on any website. We use it to limit how often one address may send, and keep it only for that long. It isn’t written to our access log or stored with your inquiry. If you book a call, a code made from your network address with a secret key stays with it until the call is over, and no longer than 60 days, so that no one can fill up our calendar.',
      },
      {
        term: 'Browser',
        text: 'your browser names itself and its language when it asks for a page. We don’t store that. If you allow analytics, the analytics service receives it.',
      },
      {
        term: 'Pages',
        text: 'our server log notes which pages are requested, without a name or an address. If you send a form, we keep the first and last page you arrived on.',
      },
      {
        term: 'Referrer',
        text: 'the site that led you here, when you came, and the campaign tags in the link (utm_source, gad_campaignid and the like, which are the same for everyone who follows it). They stay in your browser until its session ends, or, if you allow marketing, for as long as that choice lasts, and are kept with your name only if you send a form.',
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
      'To answer you, to prepare and hold the call you booked, to send its invitation and its two reminders, to send you new pages by email if you asked for them, until you ask us to stop, and to know which of our own ads were worth the money. We don’t build profiles, and no software makes decisions about you.',
      'Before a form is accepted, your browser solves a small math problem set by our own server. It keeps bots out. It’s part of this site: no outside company checks you, and it sets no cookie.',
    ],
  },
  {
    id: 'cookies',
    heading: 'Cookies and similar storage',
    paragraphs: [
      'Nothing optional is set before you choose. Your browser keeps your choice for 180 days; then we ask again. If your browser sends the Global Privacy Control signal, we take it as a no.',
    ],
    points: [
      {
        term: 'Essential',
        text: 'your cookie choice with its date and, until you close the browser, how you came to the site; if a form gets no answer, also a number that keeps it from being stored twice. These can’t be turned off.',
      },
      {
        term: 'Your booked call',
        text: 'after you book: its time and the key of its own page, so that a reload shows it again. It’s deleted when you open the page after the call is over or canceled. Your email address stays only in the open tab.',
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
      'You can change your mind at any time under “Cookie settings” at the bottom of every public page. The page for your own call sets nothing optional.',
  },
  {
    id: 'sharing',
    heading: 'Who else sees it',
    paragraphs: [
      'We do not sell personal information, and we don’t share it for anyone else’s advertising. Companies that work for us may handle it as far as their work requires: the host of our server, our email provider, the video meeting provider, and the provider of our own calendar, where a booked call appears with your name. We hand over data when the law requires it, and we’d tell you unless that’s forbidden.',
    ],
  },
  {
    id: 'rights',
    heading: 'Your rights',
    paragraphs: ['Wherever you live, you may ask us for the following, at no cost:'],
    points: [
      { term: 'Access', text: 'a copy of everything we have about you.' },
      { term: 'Correction', text: 'of anything that’s wrong.' },
      {
        term: 'Deletion',
        text: `of your inquiry, your notes on file and your appointments. It’s erased, not hidden; backups hold it for up to ${backupRetentionDays} days more.`,
      },
      {
        term: 'Opt-out',
        text: 'of any message from us except the answer you’re waiting for.',
      },
      { term: 'Cookie control', text: 'through the settings on this site, or in your browser.' },
    ],
    after: `Email ${brand.email} from the address you used. We’ll act on it within thirty days.`,
  },
  {
    id: 'security',
    heading: 'Security and how long we keep it',
    paragraphs: [
      'What you send travels encrypted and is stored in a database that only our own services can reach. The number in your booking link is long and random, so no one can guess it. Personal data is kept out of our logs. No system is perfect; if something happened to your data, we’d tell you.',
      'We keep an inquiry for as long as we’re talking or working together, and erase it when you ask.',
      `A backup of the database is made every day and kept for ${backupRetentionDays} days. What was erased stays in earlier backups, which no one reads; if one has to be restored, it’s erased again before anything else happens.`,
      'Your inquiry, your bookings and their changes are also announced to us by email, so our mailbox holds your name, your contact details and your message. Ask us to delete it, and we’ll delete those emails, too. What we sent you stays in your own mailbox. A copy of what we write in reply is kept with your inquiry, and erased with it.',
    ],
  },
  {
    id: 'third-parties',
    heading: 'Third-party services',
    paragraphs: [
      'Fonts, drawings, forms and the bot check are our own and come from our own server. The following load only if you agree to them, and then under the policies of the companies that run them:',
    ],
    points: [
      { term: 'Tag manager', text: 'starts the services below, depending on your choice.' },
      { term: 'Analytics', text: 'counts visits, when analytics is allowed.' },
      { term: 'Ads', text: 'measures which ad led to an inquiry, when marketing is allowed.' },
      { term: 'Social pixel', text: 'the same for social platforms, when marketing is allowed.' },
    ],
  },
  {
    id: 'children',
    heading: 'Children',
    paragraphs: [
      'This site is for businesses. It is not directed at children under 13, and we do not knowingly collect anything about them. If you believe a child has written to us, tell us and we’ll erase it.',
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
  text: 'Questions about any of this? A person reads them:',
  postal: `${brand.name}, ${brand.city}, ${brand.region}`,
} as const;
