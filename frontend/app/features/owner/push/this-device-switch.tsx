import type { PushDevice, PushTest } from '@agency/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ActionButton } from '~/ui/desk/action-button';
import { showFailure } from '~/ui/desk/show-failure';
import { Switch } from '~/ui/desk/switch';
import { showToast, type ToastContent } from '~/ui/toast';
import { askPermission, subscribe, type ThisDevice, unsubscribe } from './push-browser';
import {
  addPushDevice,
  refreshPush,
  removePushDevice,
  testPushDevice,
  thisDeviceQuery,
} from './queries';

const testToasts: Record<PushTest['outcome'], ToastContent> = {
  sent: { title: 'Test Sent', description: 'The notification appears within a few seconds.' },
  gone: {
    title: 'Turned Off',
    description: 'This device no longer gets notifications. Please turn them on again.',
    variant: 'destructive',
  },
  failed: {
    title: 'Couldn’t Send Test',
    description: 'The browser’s push service didn’t accept it. Please try again later.',
    variant: 'destructive',
  },
};

interface ThisDeviceSwitchProps {
  publicKey: string;
  thisDevice: ThisDevice;
  /** This device on the server; undefined if it gets no notifications. */
  known: PushDevice | undefined;
}

export function ThisDeviceSwitch({ publicKey, thisDevice, known }: ThisDeviceSwitchProps) {
  const client = useQueryClient();
  const refresh = async () => {
    await Promise.all([
      refreshPush(client),
      client.invalidateQueries({ queryKey: thisDeviceQuery.queryKey }),
    ]);
  };
  const toggle = useMutation({
    mutationFn: (isOn: boolean) => (isOn ? turnOn(publicKey) : turnOff(known)),
    onError: (error, isOn) =>
      showFailure(error, {
        title: isOn ? 'Couldn’t Turn On' : 'Couldn’t Turn Off',
        fallback: isOn
          ? 'This browser couldn’t be subscribed. Please try again.'
          : 'Notifications couldn’t be turned off. Please try again.',
      }),
    onSettled: refresh,
  });
  const test = useMutation({
    mutationFn: testPushDevice,
    onSuccess: ({ outcome }) => showToast(testToasts[outcome]),
    onError: (error) =>
      showFailure(error, { title: 'Couldn’t Send Test', fallback: 'Please try again.' }),
    onSettled: refresh,
  });
  const isOn = known !== undefined && !thisDevice.isBlocked;

  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Switch isOn={isOn} isBusy={toggle.isPending} onToggle={(on) => toggle.mutate(on)}>
          Notify this device
        </Switch>
        {isOn && (
          <ActionButton isBlocked={test.isPending} onClick={() => test.mutate(known.id)}>
            Send a test notification
          </ActionButton>
        )}
      </div>
      <p role="status">
        {thisDevice.isBlocked &&
          'This browser blocks notifications from this site. To allow them, open the site settings beside the address, then turn the switch on.'}
      </p>
    </>
  );
}

async function turnOn(publicKey: string): Promise<void> {
  if (!(await askPermission())) return;
  await addPushDevice(await subscribe(publicKey));
}

async function turnOff(known: PushDevice | undefined): Promise<void> {
  if (known) await removePushDevice(known.id);
  await unsubscribe();
}
