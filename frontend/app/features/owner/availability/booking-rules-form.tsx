import { type BookingRules, bookingRulesSchema } from '@agency/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { z } from 'zod/mini';
import { Button } from '~/ui/button';
import { Actions } from '~/ui/desk/action-button';
import { LeaveGuard } from '~/ui/desk/leave-guard';
import { readNumber, textFieldSchema } from '~/ui/desk/text-field-schema';
import { useDraftForm } from '~/ui/desk/use-draft-form';
import { TextField } from '~/ui/field';
import { showToast } from '~/ui/toast';
import { changeBookingRules, refreshCalendar, rulesNotSaved } from '../queries/availability';

const { minimumNoticeMinutes, horizonDays, bufferMinutes } = bookingRulesSchema.shape;

/** Notice is edited in hours; an empty horizon is none. */
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
});

const textsOf = (rules: BookingRules): z.input<typeof rulesFormSchema> => ({
  minimumNoticeMinutes: String(rules.minimumNoticeMinutes / 60),
  horizonDays: rules.horizonDays === null ? '' : String(rules.horizonDays),
  bufferMinutes: String(rules.bufferMinutes),
});

/** Notice, horizon and the buffer between appointments. */
export function BookingRulesForm({ rules }: { rules: BookingRules }) {
  const client = useQueryClient();
  const { field, isDirty, isSaving, undo, onSubmit } = useDraftForm({
    schema: rulesFormSchema,
    values: textsOf(rules),
    save: (values) => changeBookingRules(client, (present) => ({ ...present, ...values })),
    onSaved: () => {
      showToast({ title: 'Booking Rules Saved', description: 'They apply to visitors now.' });
      return refreshCalendar(client);
    },
    failure: rulesNotSaved,
  });

  return (
    <section aria-labelledby="booking-rules" className="grid min-w-0 gap-3">
      <h2 id="booking-rules" className="text-title">
        Booking rules
      </h2>
      <form className="grid gap-4 sm:grid-cols-3" noValidate onSubmit={onSubmit}>
        <LeaveGuard isUnsaved={isDirty} heldBy="tab" />
        <TextField
          label="Notice, in hours"
          inputMode="decimal"
          required
          hint="Minimum time between booking and appointment."
          {...field('minimumNoticeMinutes')}
        />
        <TextField
          label="Horizon, in days"
          inputMode="numeric"
          hint="How far ahead visitors can book. Empty: no limit."
          {...field('horizonDays')}
        />
        <TextField
          label="Buffer, in minutes"
          inputMode="numeric"
          required
          hint="Kept free between two appointments."
          {...field('bufferMinutes')}
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
