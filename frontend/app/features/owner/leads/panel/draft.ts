import {
  type CorrectableField,
  correctableFields,
  type EasternDate,
  type Lead,
  leadFieldsSchema,
  type UpdateLeadRequest,
  validationMessages,
} from '@agency/contracts';

/** What the editor holds: an empty text is no notes or no company, an empty date no follow-up. */
export interface Draft extends Record<CorrectableField, string> {
  status: Lead['status'] | '';
  notes: string;
  followUpOn: EasternDate | '';
}

export type CompleteDraft = Draft & { status: Lead['status'] };
export type DraftField = keyof Draft;

/** What stands against each field. */
export type DraftErrors = Partial<Record<'status' | CorrectableField, string>>;

const draftFields = [
  ...correctableFields,
  'status',
  'followUpOn',
  'notes',
] as const satisfies DraftField[];

export function draftOf(lead: Lead): Draft {
  const { name, email, phone, company, status, notes, followUpOn } = lead;
  return {
    name,
    email,
    phone,
    company: company ?? '',
    status,
    notes: notes ?? '',
    followUpOn: followUpOn ?? '',
  };
}

export function changedFields(from: Draft, to: Draft): DraftField[] {
  return draftFields.filter((field) => from[field] !== to[field]);
}

/** Mine where I changed something, theirs everywhere else. */
export function merged({ base, mine, theirs }: Record<'base' | 'mine' | 'theirs', Draft>): Draft {
  const changes = changedFields(base, mine).map((field) => [field, mine[field]] as const);
  return { ...theirs, ...Object.fromEntries(changes) };
}

/** Why a draft cannot be saved. Only what was changed is checked: earlier leads may not fit today's rules. */
export function errorsIn(base: Draft, draft: Draft): DraftErrors {
  const errors: DraftErrors = {};
  for (const field of correctedFields(base, draft)) {
    const { error } = leadFieldsSchema.shape[field].safeParse(draft[field]);
    const message = error?.issues[0]?.message;
    if (message) errors[field] = message === validationMessages.required ? missing[field] : message;
  }
  if (draft.status === '') errors.status = validationMessages.status;
  return errors;
}

const missing: Record<CorrectableField, string> = {
  name: 'Please enter a name.',
  email: 'Please enter an email address.',
  phone: 'Please enter a phone number.',
  company: '',
};

function correctedFields(base: Draft, draft: Draft): CorrectableField[] {
  return correctableFields.filter((field) => base[field] !== draft[field]);
}

/** The call that saves a draft: corrected fields are in it only when they were changed. */
export function updateRequest(
  base: Draft,
  draft: CompleteDraft,
  version: number,
): UpdateLeadRequest {
  const { status, notes, followUpOn } = draft;
  const corrections = correctedFields(base, draft).map((field) => [field, draft[field]] as const);
  const { company, ...corrected } = Object.fromEntries(corrections);
  return {
    status,
    notes,
    followUpOn: followUpOn || null,
    ...corrected,
    ...(company !== undefined && { company: company.trim() || null }),
    version,
  };
}
