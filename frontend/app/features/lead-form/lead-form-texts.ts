import {
  contactFormSpendOptions,
  type LeadFieldsInput,
  leadFormSpendOptions,
  type Option,
  validationMessages,
} from '@agency/contracts';
import { directContact } from '~/content/agency';
import type { ToastContent } from '~/ui/toast';

/** The page with the form, or the topic that the lead page was opened for. */
export type LeadFormVariant = 'home' | 'contact' | 'lead' | 'newsletter';

export interface LeadFormTexts {
  /** The form's accessible name. */
  name: string;
  spendOptions: readonly Option[];
  messagePlaceholder: string;
  messageRows: number;
  submit: { idle: string; sending: string };
  /** Beside the button: what happens next, unless the page says it above the form. */
  next?: string;
  /** Beside the button: what the details are for. */
  use: string;
  /** Toast for missing required fields. Default: the specified sentence. */
  missing?: string;
  success: { title: string; description: string };
  failure: { title: string; fallback: string };
}

const usedToAnswer = 'Your details are used to answer you';

const contactTexts: LeadFormTexts = {
  name: 'Contact form',
  spendOptions: contactFormSpendOptions,
  messagePlaceholder: 'What do you sell, who buys it, and what have you tried so far?',
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
    description: 'Thank you. We’ll email you when there’s a new page.',
  },
};

export const leadFormTexts: Record<LeadFormVariant, LeadFormTexts> = {
  home: contactTexts,
  contact: contactTexts,
  lead: leadTexts,
  newsletter: newsletterTexts,
};

// Single constants, because the bundler inlines them: the form's script is near its budget.
export const nameLabel = 'Name';
export const emailLabel = 'Email';
export const exampleEmail = 'name@company.com';
export const didYouMean = 'Did you mean';
export const phoneLabel = 'Phone';
export const examplePhone = '(910) 555-0100';
export const phoneReason = 'in case the video link fails';
export const moreOptional = 'Tell us more (optional)';
export const companyLabel = 'Company';
export const serviceLabel = 'Service';
export const chooseService = 'Choose a service';
export const spendLabel = 'Monthly ad spend';
export const chooseSpend = 'Choose a range';
export const messageLabel = 'Message';
/** In the closed disclosure: the service that the link here chose. */
export const aboutService = 'About:';
/** After the title of `success`, if the visitor has chosen a time beside the form. */
export const nowConfirm = 'Thank you. Now confirm the time you chose.';
/** After `use`, with the policy as a link. */
export const asThePolicy = 'as the';
export const privacyPolicy = 'privacy policy';
export const policySays = 'says.';
/** The field against bots, for assistive technology that shows it all the same. */
export const leaveEmpty = 'Leave this field empty';

export type LeadField = keyof LeadFieldsInput;

/** The contract's error for each field. */
export type LeadErrors = Partial<Record<LeadField, string>>;

/** The visible fields, in their order on the page. */
const fields = {
  name: 'Please enter your name.',
  email: 'Please enter your email address.',
  phone: 'Please enter your phone number.',
  company: '',
  service: '',
  monthlyAdSpend: '',
  message: '',
} as const satisfies Record<LeadField, string>;

export const leadFields = Object.keys(fields).filter(isLeadField);

export function isLeadField(name: unknown): name is LeadField {
  return typeof name === 'string' && name in fields;
}

/** The contract's sentence for missing values suits the toast; each field says what to enter. */
export function inlineText(field: LeadField, error: string): string {
  return error === validationMessages.required ? fields[field] : error;
}

/** The toast for an invalid form. Missing values come first; `missing` is what to say of them. */
export function validationToast(
  errors: LeadErrors,
  missing: string = validationMessages.required,
): ToastContent {
  return { ...noticeFor(errors, missing), variant: 'destructive' };
}

function noticeFor(errors: LeadErrors, missing: string): ToastContent {
  const found = Object.values(errors);
  if (found.includes(validationMessages.required)) {
    return { title: 'Missing Required Information', description: missing };
  }
  if (errors.email) {
    return {
      title: 'Invalid Email Address',
      description: `Please enter a valid email address (e.g., ${exampleEmail}).`,
    };
  }
  if (errors.phone) {
    return {
      title: 'Invalid Phone Number',
      description:
        errors.phone === validationMessages.phone
          ? 'Please enter a valid phone number with at least 10 digits.'
          : errors.phone,
    };
  }
  return { title: 'Please Check the Form', description: found[0] };
}
