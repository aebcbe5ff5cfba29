import {
  type CorrectableField,
  correctableFields,
  type Lead,
  leadFieldsSchema,
  unreachableLeadMessage,
  validationMessages,
} from '@agency/contracts';
import type { LeadChange } from '../save-lead';

/** What is typed and then saved: the notes, and corrections. An empty text is none, such as no notes. */
export type LeadDraft = Record<CorrectableField, string> & { notes: string };

/** What is wrong with each field. */
export type DraftErrors = Partial<Record<CorrectableField, string>>;

export function draftOf(lead: Lead): LeadDraft {
  const { name, email, phone, company, notes } = lead;
  return {
    name,
    email: email ?? '',
    phone: phone ?? '',
    company: company ?? '',
    notes: notes ?? '',
  };
}

/** Why a draft cannot be saved. Only what was changed is checked: earlier leads may not fit today's rules. */
export function errorsIn(base: LeadDraft, draft: LeadDraft): DraftErrors {
  const errors: DraftErrors = {};
  for (const field of correctedFields(base, draft)) {
    if (mayBeEmpty(field, draft) && draft[field].trim() === '') continue;
    const { error } = leadFieldsSchema.shape[field].safeParse(draft[field]);
    const message = error?.issues[0]?.message;
    if (message) errors[field] = message === validationMessages.required ? missing[field] : message;
  }
  return errors;
}

/** A lead needs an email address or a phone number, not both. */
export function mayBeEmpty(field: CorrectableField, { email, phone }: LeadDraft): boolean {
  if (field === 'email') return phone.trim() !== '';
  if (field === 'phone') return email.trim() !== '';
  return field === 'company';
}

const missing: Record<CorrectableField, string> = {
  name: 'Please enter a name.',
  email: unreachableLeadMessage,
  phone: unreachableLeadMessage,
  company: '',
};

function correctedFields(base: LeadDraft, draft: LeadDraft): CorrectableField[] {
  return correctableFields.filter((field) => base[field] !== draft[field]);
}

/** What of a draft is to be saved: the fields that were changed. */
export function changeOf(base: LeadDraft, draft: LeadDraft): LeadChange {
  const corrections = correctedFields(base, draft).map(
    (field) => [field, field === 'name' ? draft.name : draft[field].trim() || null] as const,
  );
  return {
    ...(draft.notes !== base.notes && { notes: draft.notes }),
    ...Object.fromEntries(corrections),
  };
}
