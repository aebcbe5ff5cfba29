import type { AvailabilitySlot } from '@agency/contracts';
import { useState } from 'react';
import { ActionButton, Actions } from '~/ui/desk/action-button';
import { CheckRow } from '~/ui/desk/check-row';
import { useFocusOnOpen } from '~/ui/use-focus';
import { describeDays, weekdayName, windowsOf } from './day-windows';
import { replaceWindows, updated, useHoursChange } from './hours-changes';

interface CopyHoursProps {
  day: number;
  /** All windows of the week. */
  slots: AvailabilitySlot[];
  onClose: () => void;
}

const workdays = [1, 2, 3, 4, 5];

/** Copies this weekday's open hours to other days. Days without hours are left out unless they are chosen. */
export function CopyHours({ day, slots, onClose }: CopyHoursProps) {
  const others = workdays.filter((one) => one !== day);
  const [chosen, setChosen] = useState(() =>
    others.filter((one) => windowsOf(slots, one).some(({ isActive }) => isActive)),
  );
  const change = useHoursChange(slots);
  const group = useFocusOnOpen<HTMLFieldSetElement>('button');
  const name = weekdayName(day);

  const copy = () =>
    change.mutate(
      {
        ...updated,
        days: chosen,
        send: (latest) =>
          replaceWindows(latest, chosen, () =>
            windowsOf(latest, day).filter(({ isActive }) => isActive),
          ),
        description: `${describeDays(chosen)} now ${chosen.length === 1 ? 'has' : 'have'} the hours of ${name}.`,
      },
      { onSettled: onClose },
    );

  return (
    <fieldset
      ref={group}
      className="mt-1 min-w-0 basis-full rounded-button border border-sand px-3 pt-2 pb-3"
    >
      <legend className="sr-only">Copy the hours of {name}</legend>
      <div className="flex flex-wrap gap-x-5">
        {others.map((one) => (
          <CheckRow
            key={one}
            checked={chosen.includes(one)}
            onChange={({ currentTarget: { checked } }) =>
              setChosen(
                others.filter((other) => (other === one ? checked : chosen.includes(other))),
              )
            }
          >
            {weekdayName(one).slice(0, 3)}
            <span className="sr-only">{weekdayName(one).slice(3)}</span>
          </CheckRow>
        ))}
      </div>
      <Actions>
        <ActionButton isPrimary isBlocked={change.isPending || chosen.length === 0} onClick={copy}>
          {chosen.length > 0 ? `Copy to ${describeDays(chosen)}` : 'Choose a day'}
        </ActionButton>
        <ActionButton onClick={onClose}>Cancel</ActionButton>
      </Actions>
    </fieldset>
  );
}
