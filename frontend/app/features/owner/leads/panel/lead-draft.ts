import {
  type CorrectableField,
  correctableFields,
  type EasternDate,
  type Lead,
  leadFieldsSchema,
  type UpdateLeadRequest,
  unreachableLeadMessage,
  validationMessages,
} from '@agency/contracts';

/** An empty text is none, such as no notes; an empty date no follow-up. */
export type LeadDraft = Record<CorrectableField, string> & {
  status: Lead['status'] | '';
  notes: string;
  followUpOn: EasternDate | '';
};

export type CompleteDraft = LeadDraft & { status: Lead['status'] };

/** What is wrong with each field. */
export type DraftErrors = Partial<Record<'status' | CorrectableField, string>>;

export function draftOf(lead: Lead): LeadDraft {
  const { name, email, phone, company, status, notes, followUpOn } = lead;
  return {
    name,
    email: email ?? '',
    phone: phone ?? '',
    company: company ?? '',
    status,
    notes: notes ?? '',
    followUpOn: followUpOn ?? '',
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
  if (draft.status === '') errors.status = validationMessages.status;
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

/** The request that saves a draft: corrected fields only when they were changed. */
export function updateRequest(
  base: LeadDraft,
  draft: CompleteDraft,
  version: number,
): UpdateLeadRequest {
  const { status, notes, followUpOn } = draft;
  const corrections = correctedFields(base, draft).map(
    (field) => [field, field === 'name' ? draft.name : draft[field].trim() || null] as const,
  );
  return {
    status,
    notes,
    followUpOn: followUpOn || null,
    ...Object.fromEntries(corrections),
    version,
  };
}
