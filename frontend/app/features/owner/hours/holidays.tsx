import type { OwnerRules } from '@agency/contracts';
import { formatBriefDay } from '~/lib/eastern-display';
import { CheckRow } from '~/ui/desk/check-row';
import { Switch } from '~/ui/desk/switch';
import { CallsInside } from './time-off/calls-inside';
import { useRulesChange } from './use-rules-change';

/** US federal holidays: one switch closes them, and each one's checkbox opens it. */
export function Holidays({ rules }: { rules: OwnerRules }) {
  const { isClosedOnHolidays: isClosed, holidays } = rules;
  const change = useRulesChange(rules, ({ holiday, isClosedOnHolidays }) => {
    if (!holiday) {
      return isClosedOnHolidays
        ? { title: 'Closed on Holidays', description: 'Visitors can’t book on checked holidays.' }
        : {
            title: 'Open on Holidays',
            description: 'Visitors can book on US holidays within your hours.',
          };
    }
    const day = holidays.find(({ name }) => name === holiday.name)?.day;
    return {
      title: holiday.isOpen ? 'Holiday Open' : 'Holiday Closed',
      description: [holiday.name, day && formatBriefDay(day)].filter(Boolean).join(', '),
    };
  });
  const isBusy = change.isPending;

  return (
    <section aria-labelledby="holidays" className="grid min-w-0 gap-2">
      <div className="flex flex-wrap items-center gap-x-4">
        <h2 id="holidays" className="text-title">
          US holidays
        </h2>
        <Switch
          isOn={isClosed}
          isBusy={isBusy}
          label="Closed on US holidays"
          onToggle={(isOn) => change.mutate({ isClosedOnHolidays: isOn })}
        >
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
          {holidays.map(({ name, day, isOpen, calls }) => (
            <li key={name} className="min-w-0 py-1">
              <CheckRow
                checked={!isOpen}
                aria-disabled={isBusy}
                onChange={() => isBusy || change.mutate({ holiday: { name, isOpen: !isOpen } })}
              >
                <span>
                  {name}
                  <span className="block text-fine text-slate">
                    <time dateTime={day}>{formatBriefDay(day)}</time>, {day.slice(0, 4)}
                  </span>
                </span>
              </CheckRow>
              {!isOpen && <CallsInside calls={calls} />}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
