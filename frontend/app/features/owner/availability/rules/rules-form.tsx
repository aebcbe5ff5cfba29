import type { BookingRules } from '@agency/contracts';
import { type SubmitEvent, useRef } from 'react';
import { Button } from '~/ui/button';
import { LeaveGuard } from '~/ui/desk/leave-guard';
import { TextField } from '~/ui/field';
import { useRulesForm } from './use-rules-form';

/** Notice, horizon and the time kept free between calls. */
export function RulesForm({ rules }: { rules: BookingRules }) {
  const form = useRef<HTMLFormElement>(null);
  const { draft, errors, isDirty, isSaving, change, undo, submit } = useRulesForm(rules, (field) =>
    form.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus(),
  );

  function send(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    submit();
  }

  return (
    <section aria-labelledby="booking-rules" className="hours-section">
      <h2 id="booking-rules">Booking rules</h2>
      <form ref={form} className="rules-form" noValidate onSubmit={send}>
        <LeaveGuard isUnsaved={isDirty} heldBy="tab" />
        <TextField
          label="Notice, in hours"
          name="notice"
          inputMode="decimal"
          required
          hint="How long before a call it must be booked."
          value={draft.notice}
          error={errors.notice}
          onChange={(event) => change({ notice: event.currentTarget.value })}
        />
        <TextField
          label="Horizon, in days"
          name="horizon"
          inputMode="numeric"
          hint="How far ahead visitors may book. Empty: no limit."
          value={draft.horizon}
          error={errors.horizon}
          onChange={(event) => change({ horizon: event.currentTarget.value })}
        />
        <TextField
          label="Buffer, in minutes"
          name="buffer"
          inputMode="numeric"
          required
          hint="Kept free between two calls."
          value={draft.buffer}
          error={errors.buffer}
          onChange={(event) => change({ buffer: event.currentTarget.value })}
        />
        <div className="call-actions">
          <Button type="submit" className="min-h-11!" busy={isSaving} disabled={!isDirty}>
            Save rules
          </Button>
          {isDirty && (
            <Button variant="quiet" className="min-h-11! px-2!" disabled={isSaving} onClick={undo}>
              Undo changes
            </Button>
          )}
        </div>
      </form>
    </section>
  );
}
