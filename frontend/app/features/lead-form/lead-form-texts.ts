import { contactFormSpendOptions, leadFormSpendOptions, type Option } from '@agency/contracts';
import { directContact } from '~/content/agency';

/** The page with the form, or what the lead page was opened for. */
export type LeadFormVariant = 'home' | 'contact' | 'lead' | 'newsletter';

export interface LeadFormTexts {
  /** The form's accessible name. */
  name: string;
  spendOptions: readonly Option[];
  messagePlaceholder: string;
  messageRows: number;
  submit: { idle: string; sending: string };
  /** Beside the button: what happens next, where the page has not said it above the form. */
  next?: string;
  /** Beside the button: what the details are for. */
  use: string;
  /** In the toast, when something required is missing. Default: the specified sentence. */
  missing?: string;
  success: { title: string; description: string };
  failure: { title: string; fallback: string };
}

const usedToAnswer = 'Your details are used to answer you';

const contactTexts: LeadFormTexts = {
  name: 'Contact form',
  spendOptions: contactFormSpendOptions,
  messagePlaceholder: 'What do you sell, to whom, and what have you tried so far?',
  messageRows: 4,
  submit: { idle: 'Send Message', sending: 'Sending...' },
  next: 'We answer within 24 hours. On the next page you can pick a time for a call.',
  use: usedToAnswer,
  success: {
    title: 'Message Sent!',
    description: 'Thank you. Now pick a time for your free strategy call.',
  },
  failure: {
    title: 'Error Sending Message',
    fallback: `Please try again later or contact us directly. ${directContact}`,
  },
};

const leadTexts: LeadFormTexts = {
  name: 'Consultation form',
  spendOptions: leadFormSpendOptions,
  messagePlaceholder: 'What should the call be about?',
  messageRows: 3,
  submit: { idle: 'Schedule My Free Consultation', sending: 'Submitting...' },
  use: usedToAnswer,
  success: {
    title: 'Request Received!',
    description: 'Thank you. Now pick a time for your free strategy call.',
  },
  failure: {
    title: 'Submission Error',
    fallback: `Please try again or call us directly. ${directContact}`,
  },
};

const newsletterTexts: LeadFormTexts = {
  ...leadTexts,
  name: 'Newsletter form',
  submit: { idle: 'Put Me on the List', sending: 'Submitting...' },
  use: 'Your address is used to send you new pages',
  missing: 'Please fill in your name and email to get on the list.',
  success: {
    title: 'You are on the list',
    description: 'Thank you. We write when there is a new page.',
  },
};

export const leadFormTexts: Record<LeadFormVariant, LeadFormTexts> = {
  home: contactTexts,
  contact: contactTexts,
  lead: leadTexts,
  newsletter: newsletterTexts,
};
