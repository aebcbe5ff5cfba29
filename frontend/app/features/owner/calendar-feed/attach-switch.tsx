import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showFailure } from '~/ui/desk/show-failure';
import { Switch } from '~/ui/desk/switch';
import { calendarFeedQuery, chooseNotices } from './queries';

interface AttachSwitchProps {
  isAttached: boolean;
  /** Whether a calendar app reads the address. */
  isRead: boolean;
}

/** Whether emails to the owner add each call to her calendar. */
export function AttachSwitch({ isAttached, isRead }: AttachSwitchProps) {
  const client = useQueryClient();
  const { isPending, mutate } = useMutation({
    mutationFn: chooseNotices,
    onSuccess: (state) => client.setQueryData(calendarFeedQuery.queryKey, state),
    onError: (error) =>
      showFailure(error, {
        title: 'Couldn’t Save',
        fallback: 'The setting couldn’t be saved. Please try again.',
      }),
  });
  return (
    <div>
      <Switch isOn={isAttached} isBusy={isPending} onToggle={mutate}>
        Attach a calendar file to booking emails
      </Switch>
      <p role="status" className="text-fine text-slate">
        {noteOn(isAttached, isRead)}
      </p>
    </div>
  );
}

function noteOn(isAttached: boolean, isRead: boolean): string {
  if (isAttached) {
    return isRead
      ? 'Your calendar app also reads the address, so calls may show up twice.'
      : 'Includes calls you book, move or cancel. Turns off once an app reads the address.';
  }
  return isRead
    ? 'Your calendar app gets your calls from the address.'
    : 'Your calls don’t show up in your calendar.';
}
