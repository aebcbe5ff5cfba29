import { type CreateContactBody, contactMessages } from '@agency/contracts';
import type { FieldErrors } from 'react-hook-form';
import type { ToastContent } from '~/ui/toast';

export const exampleEmail = 'name@company.com';

type LeadErrors = FieldErrors<CreateContactBody>;

const askFor = {
  name: 'Please enter your name.',
  email: 'Please enter your email address.',
  phone: 'Please enter your phone number.',
} as const;

type RequiredField = keyof typeof askFor;

const requiredFields: readonly RequiredField[] = ['name', 'email', 'phone'];

function isRequiredField(field: string): field is RequiredField {
  return field in askFor;
}

function isMissing(errors: LeadErrors, field: RequiredField): boolean {
  return errors[field]?.message === contactMessages.required;
}

/** What stands under a field. That something is missing is said only once the visitor wanted to send. */
export function inlineText(
  errors: LeadErrors,
  field: keyof CreateContactBody,
  wasSubmitted: boolean,
): string | undefined {
  if (isRequiredField(field) && isMissing(errors, field)) {
    return wasSubmitted ? askFor[field] : undefined;
  }
  return errors[field]?.message;
}

/** The one notice for a form that cannot be sent as it is: what is missing comes first. */
export function validationToast(errors: LeadErrors): ToastContent {
  return { ...noticeFor(errors), variant: 'destructive' };
}

function noticeFor(errors: LeadErrors): ToastContent {
  if (requiredFields.some((field) => isMissing(errors, field))) {
    return {
      title: 'Missing Required Information',
      description: contactMessages.required,
    };
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
      description: 'Please enter a valid phone number with at least 10 digits.',
    };
  }
  const [first] = Object.values(errors);
  return {
    title: 'Please Check the Form',
    description: first?.message?.toString(),
  };
}
