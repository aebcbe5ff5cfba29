import { type LeadFieldsInput, validationMessages } from '@agency/contracts';
import type { ToastContent } from '~/ui/toast';

export const exampleEmail = 'name@company.com';

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
