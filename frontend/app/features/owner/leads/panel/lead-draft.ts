import {
  type CorrectableField,
  correctableFields,
  correctionSchema,
  type Lead,
  unreachableLeadMessage,
  validationMessages,
} from '@agency/contracts';
import { changedFields } from '~/ui/desk/use-versioned-draft';
import { contactUpdated, correctionLabels } from '../../shared/labels';
import type { LeadChange } from '../save-lead';

/** The fields that are typed and saved explicitly: notes and corrections. An empty text means none. */
export type LeadDraft = Record<CorrectableField, string> & { notes: string };

export const draftLabels: Record<keyof LeadDraft, string> = {
  ...correctionLabels,
  notes: 'Pinned note',
};

/** Each field's error. */
export type DraftErrors = Partial<Record<CorrectableField, string>>;

export function draftOf(lead: Lead): LeadDraft {
  const { name, email, phone, company, heardFrom, referredBy, notes } = lead;
  return {
    name,
    email: email ?? '',
    phone: phone ?? '',
    company: company ?? '',
    heardFrom: heardFrom ?? '',
    referredBy: referredBy ?? '',
    notes: notes ?? '',
  };
}

/** Errors of a draft. Only changed fields are validated: older leads may not meet today's rules. */
export function errorsIn(base: LeadDraft, draft: LeadDraft): DraftErrors {
  const errors: DraftErrors = {};
  for (const field of correctedFields(base, draft)) {
    if (mayBeEmpty(field, draft) && draft[field].trim() === '') continue;
    const { error } = correctionSchema.shape[field].safeParse(draft[field]);
    const message = error?.issues[0]?.message;
    if (message)
      errors[field] = (message === validationMessages.required && missing[field]) || message;
  }
  return errors;
}

/** A lead needs an email address or a phone number, not both. */
export function mayBeEmpty(field: CorrectableField, { email, phone }: LeadDraft): boolean {
  if (field === 'email') return phone.trim() !== '';
  if (field === 'phone') return email.trim() !== '';
  return field !== 'name';
}

const missing: Partial<Record<CorrectableField, string>> = {
  name: 'Please enter a name.',
  email: unreachableLeadMessage,
  phone: unreachableLeadMessage,
};

function correctedFields(base: LeadDraft, draft: LeadDraft): CorrectableField[] {
  return correctableFields.filter((field) => base[field] !== draft[field]);
}

/** The changed fields of a draft. */
export function changeOf(base: LeadDraft, draft: LeadDraft): LeadChange {
  const corrections = correctedFields(base, draft).map(
    (field) => [field, field === 'name' ? draft.name : draft[field].trim() || null] as const,
  );
  return {
    ...(draft.notes !== base.notes && { notes: draft.notes }),
    ...Object.fromEntries(corrections),
  };
}

/** What was saved. The specified sentence is about notes, so it follows only those. */
export function savedText(base: LeadDraft, sent: LeadDraft) {
  const fields = changedFields(base, sent);
  if (fields.every((field) => field === 'notes')) return contactUpdated;
  const labels = fields.map((field) => draftLabels[field].toLowerCase());
  return { title: contactUpdated.title, description: `Saved: ${labels.join(', ')}.` };
}
