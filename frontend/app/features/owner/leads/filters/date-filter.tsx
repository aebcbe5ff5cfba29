import { addDays, type EasternDate } from '@agency/contracts';
import type { SubmitEvent } from 'react';
import { formatShortDay } from '~/lib/eastern-display';
import { Chip } from '~/ui/desk/chip';
import { FilterMenu } from './filter-menu';

interface Days {
  from: EasternDate | undefined;
  to: EasternDate | undefined;
}

interface DateFilterProps extends Days {
  today: EasternDate;
  onChoose: (days: Days) => void;
}

const presets = [
  { label: 'Today', days: 1 },
  { label: 'Last 7 days', days: 7 },
  { label: 'Last 30 days', days: 30 },
];

function formatRange({ from, to }: Days): string | undefined {
  if (from && to)
    return from === to ? formatShortDay(from) : `${formatShortDay(from)} – ${formatShortDay(to)}`;
  if (from) return `since ${formatShortDay(from)}`;
  return to && `until ${formatShortDay(to)}`;
}

/** The days on which the form was submitted. Typed dates take effect when applied, not digit by digit. */
export function DateFilter({ from, to, today, onChoose }: DateFilterProps) {
  function apply(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    onChoose({
      from: String(typed.get('from')) || undefined,
      to: String(typed.get('to')) || undefined,
    });
  }

  return (
    <FilterMenu label="Received" chosen={formatRange({ from, to })}>
      <div className="flex flex-wrap gap-2">
        {presets.map(({ label, days }) => (
          <Chip
            key={label}
            onClick={() => onChoose({ from: addDays(today, 1 - days), to: undefined })}
          >
            {label}
          </Chip>
        ))}
      </div>
      {/* Remounted when the days change, so that its fields start with them. */}
      <form key={`${from} ${to}`} onSubmit={apply} className="grid grid-cols-[1fr_1fr] gap-3">
        {[
          { label: 'From', name: 'from', day: from },
          { label: 'To', name: 'to', day: to },
        ].map(({ label, name, day }) => (
          <label key={name}>
            {label}
            <input
              type="date"
              name={name}
              defaultValue={day}
              className="block h-11 w-full min-w-36 rounded-sheet border border-slate/60 px-2.5"
            />
          </label>
        ))}
        <Chip type="submit" className="col-span-full justify-center">
          Apply dates
        </Chip>
      </form>
    </FilterMenu>
  );
}
