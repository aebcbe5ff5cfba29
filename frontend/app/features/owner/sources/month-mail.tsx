import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ActionButton, Actions } from '~/ui/desk/action-button';
import { NoticeBox } from '~/ui/desk/notice-box';
import { showFailure } from '~/ui/desk/show-failure';
import { Switch } from '~/ui/desk/switch';
import { monthMailQuery, saveMonthMail } from '../shared/queries/sources';

function useMonthMail() {
  const client = useQueryClient();
  const { data } = useQuery(monthMailQuery);
  const { mutate, isPending } = useMutation({
    mutationFn: saveMonthMail,
    onSuccess: (saved) => client.setQueryData(monthMailQuery.queryKey, saved),
    onError: (error) =>
      showFailure(error, { title: 'Error', fallback: 'Failed to save. Please try again.' }),
  });
  return { isOn: data?.isOn, isPending, set: (isOn: boolean) => isPending || mutate(isOn) };
}

/** Asks once. Below the figures, the answer can be changed. */
export function MonthMailQuestion() {
  const { isOn, isPending, set } = useMonthMail();
  if (isOn !== null) return null;
  return (
    <NoticeBox tone="info" className="gap-2.5 py-2.5">
      <p>Would you like last month’s figures by email on the 1st? Counts only, no names.</p>
      <Actions>
        <ActionButton aria-disabled={isPending || undefined} onClick={() => set(true)}>
          Email me
        </ActionButton>
        <ActionButton aria-disabled={isPending || undefined} onClick={() => set(false)}>
          No, thanks
        </ActionButton>
      </Actions>
    </NoticeBox>
  );
}

export function MonthMailSwitch() {
  const { isOn, isPending, set } = useMonthMail();
  if (isOn === null || isOn === undefined) return null;
  return (
    <p>
      <Switch isOn={isOn} isBusy={isPending} onToggle={set}>
        Email last month’s figures on the 1st
      </Switch>
    </p>
  );
}
