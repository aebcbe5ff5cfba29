import { type Calendar, maxCalendars, type OwnerRules } from '@agency/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCurrentMinute } from '~/lib/clock';
import { ActionButton, Actions } from '~/ui/desk/action-button';
import { AsyncSection } from '~/ui/desk/async-section';
import { TitledSection } from '~/ui/desk/titled-section';
import { SelectField } from '~/ui/field';
import { ownerRulesQuery } from '../hours/queries';
import { useRulesChange } from '../hours/use-rules-change';
import { AddressForm } from './address-form';
import { CalendarRow } from './calendar-row';
import { FileForm } from './file-form';
import { calendarsQuery } from './queries';

/** The calendars whose busy times visitors cannot book. */
export function OtherCalendars() {
  const query = useQuery({ ...calendarsQuery, refetchOnMount: 'always' });
  return (
    <TitledSection title="Calendars that block your time">
      <p>Visitors can’t book while one of them shows you as busy.</p>
      <AsyncSection query={query} what="Your calendars">
        {(calendars) => <CalendarList calendars={calendars} />}
      </AsyncSection>
    </TitledSection>
  );
}

type OpenForm = number | 'address' | 'file';

function CalendarList({ calendars }: { calendars: readonly Calendar[] }) {
  const now = useCurrentMinute();
  const { data: rules } = useQuery(ownerRulesQuery);
  const [open, setOpen] = useState<OpenForm>();
  const close = () => setOpen(undefined);
  return (
    <>
      {calendars.length > 0 && (
        <ul className="w-full border-t border-sand">
          {calendars.map((calendar) => (
            <li key={calendar.id} className="border-b border-sand py-3">
              {open === calendar.id ? (
                <AddressForm calendar={calendar} onClose={close} />
              ) : (
                <CalendarRow calendar={calendar} now={now} onEdit={() => setOpen(calendar.id)} />
              )}
            </li>
          ))}
        </ul>
      )}
      {open === 'address' && <AddressForm onClose={close} />}
      {open === 'file' && <FileForm onClose={close} />}
      {open !== 'address' && open !== 'file' && calendars.length < maxCalendars && (
        <Actions>
          <ActionButton isPrimary={calendars.length === 0} onClick={() => setOpen('address')}>
            Add a calendar
          </ActionButton>
          <ActionButton onClick={() => setOpen('file')}>Upload a file</ActionButton>
        </Actions>
      )}
      {rules && calendars.some(({ source }) => source === 'address') && (
        <CalendarAge rules={rules} />
      )}
    </>
  );
}

const ages = [
  { value: '60', label: '1 hour' },
  { value: '240', label: '4 hours' },
  { value: '720', label: '12 hours' },
  { value: '1440', label: '1 day' },
  { value: '4320', label: '3 days' },
];

/** How long an unreadable calendar's last good copy is used. */
function CalendarAge({ rules }: { rules: OwnerRules }) {
  const { maxCalendarAgeMinutes } = rules;
  const change = useRulesChange(rules, (changed) => ({
    title: 'Booking Rules Saved',
    description:
      changed.maxCalendarAgeMinutes === null
        ? 'The last good copy is used, however old.'
        : 'Visitors can’t book once a calendar’s copy is older than that.',
  }));
  const value = maxCalendarAgeMinutes === null ? '' : String(maxCalendarAgeMinutes);
  const isListed = value === '' || ages.some((age) => age.value === value);
  const other = { value, label: `${maxCalendarAgeMinutes} minutes` };

  return (
    <SelectField
      label="If a calendar can’t be read, stop bookings after"
      required
      name="maxCalendarAgeMinutes"
      placeholder="Never: keep using its last good copy"
      options={isListed ? ages : [other, ...ages]}
      value={value}
      onChange={({ currentTarget: { value: chosen } }) =>
        change.mutate({ maxCalendarAgeMinutes: chosen === '' ? null : Number(chosen) })
      }
    />
  );
}
