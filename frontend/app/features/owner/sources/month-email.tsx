import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ActionButton, Actions } from '~/ui/desk/action-button';
import { NoticeBox } from '~/ui/desk/notice-box';
import { showFailure } from '~/ui/desk/show-failure';
import { Switch } from '~/ui/desk/switch';
import { monthEmailQuery, saveMonthEmail } from '../shared/queries/sources';

function useMonthEmail() {
  const client = useQueryClient();
  const { data } = useQuery(monthEmailQuery);
  const { mutate, isPending } = useMutation({
    mutationFn: saveMonthEmail,
    onSuccess: (saved) => client.setQueryData(monthEmailQuery.queryKey, saved),
    onError: (error) =>
      showFailure(error, { title: 'Error', fallback: 'Failed to save. Please try again.' }),
  });
  return { isOn: data?.isOn, isPending, set: mutate };
}

/** Asks once. The answer can be changed below the figures. */
export function MonthEmailQuestion() {
  const { isOn, isPending, set } = useMonthEmail();
  if (isOn !== null) return null;
  return (
    <NoticeBox data-only="screen" tone="info" className="gap-2.5 py-2.5">
      <p>Would you like last month’s figures by email on the 1st? Counts only, no names.</p>
      <Actions>
        <ActionButton isBlocked={isPending} onClick={() => set(true)}>
          Email me
        </ActionButton>
        <ActionButton isBlocked={isPending} onClick={() => set(false)}>
          No, thanks
        </ActionButton>
      </Actions>
    </NoticeBox>
  );
}

export function MonthEmailSwitch() {
  const { isOn, isPending, set } = useMonthEmail();
  if (isOn === null || isOn === undefined) return null;
  return (
    <p>
      <Switch isOn={isOn} isBusy={isPending} onToggle={set}>
        Email last month’s figures on the 1st
      </Switch>
    </p>
  );
}
