import { addDays, type EasternDate, easternDateSchema, type Lead } from '@agency/contracts';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { formatShortDay } from '~/lib/eastern-display';
import { Chip, ChipInput } from '~/ui/desk/chip';
import { ChipSet } from './chip-set';
import type { OneTapSave } from './use-one-tap-save';

const presets = [
  { label: 'Tomorrow', days: 1 },
  { label: 'In 3 days', days: 3 },
  { label: 'In a week', days: 7 },
];

interface FollowUpChipsProps {
  lead: Lead;
  today: EasternDate;
  oneTap: OneTapSave;
}

/** When to get back to the lead: a chip or a date, saved at once. */
export function FollowUpChips({ lead, today, oneTap: { save, pending } }: FollowUpChipsProps) {
  const shown = pending && 'followUpOn' in pending ? pending.followUpOn : lead.followUpOn;
  const choose = (followUpOn: EasternDate | null) => followUpOn !== shown && save({ followUpOn });
  return (
    <ChipSet>
      {/* In the row of the chips, which a legend by itself would not be. */}
      <legend className="float-left pr-1 font-semibold text-slate">Follow up</legend>
      {presets.map(({ label, days }) => {
        const day = addDays(today, days);
        return (
          <Chip
            key={label}
            aria-pressed={day === shown}
            title={formatShortDay(day)}
            isActive={day === shown}
            onClick={() => choose(day)}
          >
            {label}
          </Chip>
        );
      })}
      <DateField key={shown} date={shown} onChoose={choose} />
      {shown && <Chip onClick={() => choose(null)}>No date</Chip>}
    </ChipSet>
  );
}

/** After this pause a typed date is complete. */
const settledAfterMs = 900;

interface DateFieldProps {
  date: EasternDate | null;
  onChoose: (date: EasternDate) => void;
}

/** Any day. A date that is typed part by part is saved once the typing pauses, or the field is left. */
function DateField({ date, onChoose }: DateFieldProps) {
  const id = useId();
  const [draft, setDraft] = useState<string>(date ?? '');
  const typed = easternDateSchema.safeParse(draft);
  // A year that is being typed begins as 0002.
  const wanted = typed.success && draft >= '2000' && draft !== date ? typed.data : null;

  const choose = useEffectEvent(() => wanted && onChoose(wanted));
  useEffect(() => {
    if (!wanted) return;
    const timer = setTimeout(choose, settledAfterMs);
    return () => clearTimeout(timer);
  }, [wanted]);

  return (
    <>
      <label htmlFor={id} className="sr-only">
        Follow-up date
      </label>
      <ChipInput
        id={id}
        type="date"
        className="w-37 bg-white px-2.5"
        value={draft}
        onChange={(event) => setDraft(event.currentTarget.value)}
        onBlur={choose}
        onKeyDown={(event) => event.key === 'Enter' && choose()}
      />
    </>
  );
}
