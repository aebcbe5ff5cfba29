import { contactFormSpendOptions, leadFormSpendOptions, type Option } from '@agency/contracts';
import { directContact } from '~/content/agency';

/** The page with the form. */
export type LeadFormVariant = 'home' | 'contact' | 'lead';

export interface LeadFormTexts {
  /** The form's accessible name. */
  name: string;
  spendOptions: readonly Option[];
  messagePlaceholder: string;
  messageRows: number;
  submit: { idle: string; sending: string };
  /** Beside the button: what happens next, where the page has not said it above the form. */
  next?: string;
  success: { title: string; description: string };
  failure: { title: string; fallback: string };
}

const contactTexts: LeadFormTexts = {
  name: 'Contact form',
  spendOptions: contactFormSpendOptions,
  messagePlaceholder: 'What do you sell, to whom, and what have you tried so far?',
  messageRows: 4,
  submit: { idle: 'Send Message', sending: 'Sending...' },
  next: 'We answer within 24 hours. On the next page you can pick a time for a call.',
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
  success: {
    title: 'Request Received!',
    description: 'Thank you. Now pick a time for your free strategy call.',
  },
  failure: {
    title: 'Submission Error',
    fallback: `Please try again or call us directly. ${directContact}`,
  },
};

export const leadFormTexts: Record<LeadFormVariant, LeadFormTexts> = {
  home: contactTexts,
  contact: contactTexts,
  lead: leadTexts,
};
