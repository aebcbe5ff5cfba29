import type { OwnerRules } from '@agency/contracts';
import { SelectField } from '~/ui/field';
import { useRulesChange } from '../shared/use-rules-change';

const ages = [
  { value: '60', label: '1 hour' },
  { value: '240', label: '4 hours' },
  { value: '720', label: '12 hours' },
  { value: '1440', label: '1 day' },
  { value: '4320', label: '3 days' },
];

/** How long an unreadable calendar's last good copy is used. */
export function CalendarAge({ rules }: { rules: OwnerRules }) {
  const { maxCalendarAgeMinutes } = rules;
  const change = useRulesChange();
  const value = maxCalendarAgeMinutes === null ? '' : String(maxCalendarAgeMinutes);
  const isListed = value === '' || ages.some((age) => age.value === value);
  const other = { value, label: `${maxCalendarAgeMinutes} minutes` };

  return (
    <SelectField
      label="If a calendar cannot be read, stop bookings after"
      required
      name="maxCalendarAgeMinutes"
      placeholder="Never: keep using its last good copy"
      options={isListed ? ages : [other, ...ages]}
      value={value}
      onChange={({ currentTarget: { value: chosen } }) => {
        const minutes = chosen === '' ? null : Number(chosen);
        change.mutate({
          change: { maxCalendarAgeMinutes: minutes },
          undo: { maxCalendarAgeMinutes },
          title: 'Booking Rules Saved',
          description:
            minutes === null
              ? 'The last good copy is used, however old.'
              : 'Visitors cannot book while the copy of a calendar is older than that.',
        });
      }}
    />
  );
}
