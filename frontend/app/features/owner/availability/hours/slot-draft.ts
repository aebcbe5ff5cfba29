import {
  type AvailabilitySlot,
  type CreateAvailabilityRequest,
  createAvailabilityRequestSchema,
} from '@agency/contracts';
import { clockTime } from '../weekdays';

/** What the form holds: the fields' own texts. */
export type SlotDraft = Record<keyof CreateAvailabilityRequest, string>;

export type SlotErrors = Partial<SlotDraft>;

export const emptySlotDraft: SlotDraft = { dayOfWeek: '', startTime: '', endTime: '' };

export const slotFields = ['dayOfWeek', 'startTime', 'endTime'] as const;

export const missingFields = (draft: SlotDraft) => slotFields.filter((field) => !draft[field]);

type Checked = { slot: CreateAvailabilityRequest } | { errors: SlotErrors };

/** The same as the server will ask for. Slots may touch: together they are one open stretch. */
export function checkSlot(draft: SlotDraft, others: readonly AvailabilitySlot[]): Checked {
  const parsed = createAvailabilityRequestSchema.safeParse({
    ...draft,
    dayOfWeek: Number(draft.dayOfWeek),
  });
  if (!parsed.success) {
    const issues = parsed.error.issues.map(({ path, message }) => [path[0], message]);
    return { errors: Object.fromEntries(issues) };
  }
  const slot = parsed.data;
  const met = others.find(
    ({ dayOfWeek, startTime, endTime }) =>
      dayOfWeek === slot.dayOfWeek && startTime < slot.endTime && slot.startTime < endTime,
  );
  if (!met) return { slot };
  const hours = `${clockTime(met.startTime)} – ${clockTime(met.endTime)}`;
  return { errors: { startTime: `This overlaps ${hours} on the same day.` } };
}
