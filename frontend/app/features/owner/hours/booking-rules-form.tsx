import { bookingRulesSchema, type OwnerRules, ownerRulesSchema } from '@agency/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { z } from 'zod/mini';
import { Button } from '~/ui/button';
import { Actions } from '~/ui/desk/action-button';
import { LeaveGuard } from '~/ui/desk/leave-guard';
import { useDraftForm } from '~/ui/desk/use-draft-form';
import { TextField } from '~/ui/field';
import { showToast } from '~/ui/toast';
import { changeOwnerRules, ownerRulesQuery, refreshSchedule, rulesNotSaved } from './queries';

const { minimumNoticeMinutes, horizonDays, bufferMinutes } = bookingRulesSchema.shape;
const { maxCallsPerDay } = ownerRulesSchema.shape;

interface Schema<Value> {
  safeParse(input: unknown): { success: true; data: Value } | { success: false };
}

/** A text field for another type of value, such as a number: validated by that type's schema. */
function textFieldSchema<Value>(
  schema: Schema<Value>,
  read: (text: string) => unknown,
  message: string,
) {
  return z.pipe(
    z.string(),
    z.transform((text: string, { issues }): Value => {
      const result = schema.safeParse(read(text.trim()));
      if (result.success) return result.data;
      issues.push({ code: 'custom', message, input: text });
      return z.NEVER;
    }),
  );
}

/** An empty text is not a number, and not zero. */
const readNumber = (text: string) => (text === '' ? Number.NaN : Number(text));

/** Notice is edited in hours; an empty horizon or limit means none. */
const rulesFormSchema = z.object({
  minimumNoticeMinutes: textFieldSchema(
    minimumNoticeMinutes,
    (hours) => readNumber(hours) * 60,
    'Please enter 0 to 720 hours, in quarter-hour steps.',
  ),
  horizonDays: textFieldSchema(
    horizonDays,
    (days) => (days === '' ? null : readNumber(days)),
    'Please enter 0 to 730 whole days, or leave it empty.',
  ),
  bufferMinutes: textFieldSchema(bufferMinutes, readNumber, 'Please enter 0 to 240 whole minutes.'),
  maxCallsPerDay: textFieldSchema(
    maxCallsPerDay,
    (calls) => (calls === '' ? null : readNumber(calls)),
    'Please enter 1 to 48 calls, or leave it empty.',
  ),
});

const orEmpty = (limit: number | null) => (limit === null ? '' : String(limit));

const textsOf = (rules: OwnerRules): z.input<typeof rulesFormSchema> => ({
  minimumNoticeMinutes: String(rules.minimumNoticeMinutes / 60),
  horizonDays: orEmpty(rules.horizonDays),
  bufferMinutes: String(rules.bufferMinutes),
  maxCallsPerDay: orEmpty(rules.maxCallsPerDay),
});

/** Edits notice, horizon, the buffer between calls, and the daily limit. */
export function BookingRulesForm({ rules }: { rules: OwnerRules }) {
  const client = useQueryClient();
  const { field, isDirty, isSaving, undo, onSubmit } = useDraftForm({
    schema: rulesFormSchema,
    values: textsOf(rules),
    save: changeOwnerRules,
    onSaved: (saved) => {
      client.setQueryData(ownerRulesQuery.queryKey, saved);
      showToast({ title: 'Booking Rules Saved', description: 'They now apply to visitors.' });
      return refreshSchedule(client);
    },
    failure: rulesNotSaved,
  });

  return (
    <section aria-labelledby="booking-rules" className="grid min-w-0 gap-3">
      <h2 id="booking-rules" className="text-title">
        Booking rules
      </h2>
      <form className="grid gap-4 sm:grid-cols-2" noValidate onSubmit={onSubmit}>
        <LeaveGuard isUnsaved={isDirty} heldBy="view" />
        <TextField
          label="Shortest notice (hours)"
          inputMode="decimal"
          required
          hint="The least time between booking and the call."
          {...field('minimumNoticeMinutes')}
        />
        <TextField
          label="Book ahead (days)"
          inputMode="numeric"
          hint="How far ahead visitors can book. Leave empty for no limit."
          {...field('horizonDays')}
        />
        <TextField
          label="Break between calls (minutes)"
          inputMode="numeric"
          required
          hint="Kept free between calls."
          {...field('bufferMinutes')}
        />
        <TextField
          label="Calls per day"
          inputMode="numeric"
          hint="The most calls visitors can book in a day. Leave empty for no limit."
          {...field('maxCallsPerDay')}
        />
        <Actions className="sm:col-span-full">
          <Button type="submit" className="min-h-11!" busy={isSaving} disabled={!isDirty}>
            Save rules
          </Button>
          {isDirty && (
            <Button variant="quiet" className="min-h-11! px-2!" disabled={isSaving} onClick={undo}>
              Undo changes
            </Button>
          )}
        </Actions>
      </form>
    </section>
  );
}
