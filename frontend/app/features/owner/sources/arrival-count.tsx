import type { ComparedVisits, EasternDate } from '@agency/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { formatShortDay } from '~/lib/eastern-display';
import { showFailure } from '~/ui/desk/show-failure';
import { Switch } from '~/ui/desk/switch';
import { refreshLeads } from '../shared/queries/leads';
import { saveArrivalCounting } from '../shared/queries/sources';

interface ArrivalCountProps {
  visits: ComparedVisits;
  /** The first day of the period. */
  from: EasternDate;
}

/** What arrivals are, since when they are counted, and the switch for counting them. */
export function ArrivalCount({ visits: { isOn, since }, from }: ArrivalCountProps) {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: saveArrivalCounting,
    onSuccess: () => refreshLeads(client),
    onError: (error) =>
      showFailure(error, { title: 'Error', fallback: 'Failed to save. Please try again.' }),
  });
  return (
    <>
      <p>{describeCount(isOn, since, from)}</p>
      <p>
        <Switch isOn={isOn} isBusy={isPending} onToggle={(next) => mutate({ isOn: next })}>
          Count arrivals
        </Switch>
      </p>
    </>
  );
}

function describeCount(isOn: boolean, since: EasternDate | null, from: EasternDate): string {
  if (!isOn)
    return 'Arrivals are not counted because you turned that off, so this starts with the form.';
  if (since === null)
    return 'Arrivals are counted from now on. For now, this starts with the form.';
  const start = since > from ? `Arrivals have been counted since ${formatShortDay(since)}. ` : '';
  return `${start}An arrival is a page opened from outside this site. Some browsers block the count, so the true number is higher.`;
}
