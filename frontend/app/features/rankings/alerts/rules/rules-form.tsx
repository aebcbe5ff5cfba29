import type { AlertRules } from '@agency/contracts';
import type { SubmitEvent } from 'react';
import { Button } from '~/ui/button';
import { LeaveGuard } from '~/ui/desk/leave-guard';
import { TextField } from '~/ui/field';
import { useRulesForm } from './use-rules-form';

const fields = [
  {
    name: 'minimumImpressions',
    label: 'Least impressions',
    hint: 'In each of the two weeks. With fewer, a position says little.',
  },
  { name: 'positionChange', label: 'Places moved', hint: 'An alert from so many places on.' },
  {
    name: 'crossings',
    label: 'Places to cross',
    hint: 'An alert also when one of these is passed, either way.',
  },
  { name: 'mediumChange', label: 'Medium from', hint: 'Places moved for medium severity.' },
  { name: 'highChange', label: 'High from', hint: 'Places moved for high severity.' },
] as const;

export function RulesForm({ rules }: { rules: AlertRules }) {
  const { form, draft, errors, isDirty, isSaving, change, undo, useDefaults, submit } =
    useRulesForm(rules);

  function send(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    submit();
  }

  return (
    <form ref={form} noValidate className="alert-rules" onSubmit={send}>
      <LeaveGuard isUnsaved={isDirty} heldBy="tab" />
      {fields.map(({ name, label, hint }) => (
        <TextField
          key={name}
          label={label}
          name={name}
          hint={hint}
          inputMode={name === 'crossings' ? 'text' : 'decimal'}
          required={name !== 'crossings'}
          value={draft[name]}
          error={errors[name]}
          onChange={(event) => change({ [name]: event.currentTarget.value })}
        />
      ))}
      <label className="rule-tick">
        <input
          type="checkbox"
          checked={draft.leavingTop10IsHigh}
          onChange={(event) => change({ leavingTop10IsHigh: event.currentTarget.checked })}
        />
        Leaving the top 10 is always high
      </label>
      <div className="rank-actions">
        <Button type="submit" className="min-h-11!" busy={isSaving} disabled={!isDirty}>
          Save rules
        </Button>
        {isDirty && (
          <Button variant="quiet" className="min-h-11! px-2!" disabled={isSaving} onClick={undo}>
            Undo changes
          </Button>
        )}
        <Button
          variant="quiet"
          className="min-h-11! px-2!"
          disabled={isSaving}
          onClick={useDefaults}
        >
          Use the defaults
        </Button>
      </div>
    </form>
  );
}
