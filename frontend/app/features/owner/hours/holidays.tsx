import type { OwnerHoliday, OwnerRules } from '@agency/contracts';
import { formatBriefDay } from '~/lib/eastern-display';
import { CheckRow } from '~/ui/desk/check-row';
import { Switch } from '~/ui/desk/switch';
import { CallsInside } from './time-off/calls-inside';
import { useRulesChange } from './use-rules-change';

/** US federal holidays: one switch closes them, and each one's checkbox opens it. */
export function Holidays({ rules }: { rules: OwnerRules }) {
  const { isClosedOnHolidays: isClosed, holidays } = rules;
  const change = useRulesChange();
  const isBusy = change.isPending;

  function close(isClosedOnHolidays: boolean): void {
    change.mutate({
      change: { isClosedOnHolidays },
      undo: { isClosedOnHolidays: !isClosedOnHolidays },
      title: isClosedOnHolidays ? 'Closed on Holidays' : 'Open on Holidays',
      description: isClosedOnHolidays
        ? 'Visitors can’t book on checked holidays.'
        : 'Visitors can book on US holidays within your hours.',
    });
  }

  function open({ name, day, isOpen }: OwnerHoliday): void {
    if (isBusy) return;
    change.mutate({
      change: { holiday: { name, isOpen: !isOpen } },
      undo: { holiday: { name, isOpen } },
      title: isOpen ? 'Holiday Closed' : 'Holiday Open',
      description: `${name}, ${formatBriefDay(day)}`,
    });
  }

  return (
    <section aria-labelledby="holidays" className="grid min-w-0 gap-2">
      <div className="flex flex-wrap items-center gap-x-4">
        <h2 id="holidays" className="text-title">
          US holidays
        </h2>
        <Switch isOn={isClosed} isBusy={isBusy} label="Closed on US holidays" onToggle={close}>
          <span aria-hidden="true">{isClosed ? 'Closed' : 'Open'}</span>
        </Switch>
      </div>
      <p className="text-fine text-slate">
        {isClosed
          ? 'Visitors can’t book on checked days.'
          : 'Visitors can book on them within your hours.'}
      </p>
      {isClosed && (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(15rem,1fr))] gap-x-4 border-t border-sand">
          {holidays.map((holiday) => (
            <li key={holiday.name} className="min-w-0 py-1">
              <CheckRow
                checked={!holiday.isOpen}
                aria-disabled={isBusy}
                onChange={() => open(holiday)}
              >
                <span>
                  {holiday.name}
                  <span className="block text-fine text-slate">
                    <time dateTime={holiday.day}>{formatBriefDay(holiday.day)}</time>,{' '}
                    {holiday.day.slice(0, 4)}
                  </span>
                </span>
              </CheckRow>
              {!holiday.isOpen && <CallsInside calls={holiday.calls} />}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
