import type { CalendarRules } from '@agency/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { showFailure } from '~/ui/desk/show-failure';
import { SelectField } from '~/ui/field';
import { showToast } from '~/ui/toast';
import { calendarRulesQuery, saveCalendarRules } from '../queries/calendars';

const choices = [
  [15, 'Nobody books once it is 15 minutes old'],
  [60, 'Nobody books once it is an hour old'],
  [240, 'Nobody books once it is 4 hours old'],
  [1_440, 'Nobody books once it is a day old'],
] as const;

/** What holds while a calendar cannot be read. Saved at once. */
export function CalendarRulesForm() {
  const client = useQueryClient();
  const { data: rules } = useQuery(calendarRulesQuery);
  const { isPending, mutate } = useMutation({
    mutationFn: saveCalendarRules,
    onSuccess: (saved) => {
      client.setQueryData(calendarRulesQuery.queryKey, saved);
      showToast({ title: 'Settings Saved' });
    },
    onError: (error) =>
      showFailure(error, {
        title: 'Not Saved',
        fallback: 'The setting could not be saved. Please try again.',
      }),
  });
  if (!rules) return null;
  return (
    <SelectField
      label="While a calendar cannot be read"
      name="maxAgeMinutes"
      required
      placeholder="Its last copy holds, however old"
      options={optionsWith(rules)}
      value={rules.maxAgeMinutes === null ? '' : String(rules.maxAgeMinutes)}
      disabled={isPending}
      onChange={({ currentTarget: { value } }) =>
        mutate({ maxAgeMinutes: value === '' ? null : Number(value) })
      }
    />
  );
}

function optionsWith({ maxAgeMinutes }: CalendarRules) {
  const options = choices.map(([minutes, label]) => ({ value: String(minutes), label }));
  const isKnown = maxAgeMinutes === null || choices.some(([minutes]) => minutes === maxAgeMinutes);
  return isKnown
    ? options
    : [
        ...options,
        {
          value: String(maxAgeMinutes),
          label: `Nobody books once it is ${maxAgeMinutes} minutes old`,
        },
      ];
}
