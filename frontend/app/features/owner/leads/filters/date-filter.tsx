import { addDays, type EasternDate } from '@agency/contracts';
import type { SubmitEvent } from 'react';
import { formatShortDay } from '~/lib/eastern-display';
import { Chip } from '~/ui/desk/chip';
import styles from './date-filter.module.css';
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

/** The days on which the form was sent. Typed dates count once applied, not digit by digit. */
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
      {/* A new form for other days: its fields begin with them. */}
      <form key={`${from} ${to}`} onSubmit={apply} className={styles.dates}>
        <label>
          From
          <input type="date" name="from" defaultValue={from} />
        </label>
        <label>
          To
          <input type="date" name="to" defaultValue={to} />
        </label>
        <Chip type="submit">Apply dates</Chip>
      </form>
    </FilterMenu>
  );
}
