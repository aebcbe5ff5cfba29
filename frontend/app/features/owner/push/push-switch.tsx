import type { PushDevice, PushState } from '@agency/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ActionButton } from '~/ui/desk/action-button';
import { AsyncSection } from '~/ui/desk/async-section';
import { Moment } from '~/ui/desk/moment';
import { TitledSection } from '~/ui/desk/titled-section';
import { useReversible } from '~/ui/desk/use-save';
import { pushSupport } from './push-browser';
import {
  addPushDevice,
  pushQuery,
  refreshPush,
  removePushDevice,
  thisDeviceQuery,
} from './queries';
import { ThisDeviceSwitch } from './this-device-switch';

/** Notifications on the owner's devices: a switch for this one, and the list of the others. */
export function PushSwitch() {
  const query = useQuery({ ...pushQuery, refetchOnMount: 'always' });
  return (
    <TitledSection
      title="Push notifications"
      className="grid w-full justify-items-start gap-3 [&_p:empty]:hidden"
    >
      <p>
        Get a notification when a lead comes in, and when a visitor books, moves or cancels a call.
        It never includes names.
      </p>
      <AsyncSection query={query} what="Your devices">
        {(state) => <Devices {...state} />}
      </AsyncSection>
    </TitledSection>
  );
}

function Devices({ publicKey, devices }: PushState) {
  const support = pushSupport();
  const device = useQuery({ ...thisDeviceQuery, enabled: support === 'yes' });
  if (publicKey === null) {
    return (
      <p>
        Notifications are off because this server has no key for them. Its operator can add one with
        the setting PUSH_SECRET.
      </p>
    );
  }
  if (device.isLoading) return <output>Checking this browser …</output>;
  const thisDevice = device.data;
  const known = devices.find(({ fingerprint }) => fingerprint === thisDevice?.fingerprint);
  return (
    <>
      {thisDevice && (
        <ThisDeviceSwitch publicKey={publicKey} thisDevice={thisDevice} known={known} />
      )}
      {support === 'home-screen' && (
        <p>
          To be notified on this device, add this page to the Home Screen (Share, then “Add to Home
          Screen”) and open it from there.
        </p>
      )}
      {(support === 'no' || device.isError) && <p>This browser can’t show notifications.</p>}
      <PushDevices devices={devices.filter((other) => other !== known)} />
    </>
  );
}

/** The owner's other devices with notifications. */
function PushDevices({ devices }: { devices: readonly PushDevice[] }) {
  if (devices.length === 0) return null;
  return (
    <>
      <h4 id="other-devices" className="font-sans font-semibold text-[length:1rem]">
        Other devices
      </h4>
      <ul aria-labelledby="other-devices" className="w-full border-t border-sand">
        {devices.map((device) => (
          <OtherDevice key={device.id} device={device} />
        ))}
      </ul>
    </>
  );
}

function OtherDevice({ device: { id, label, createdAt, lastSuccessAt } }: { device: PushDevice }) {
  const client = useQueryClient();
  const { isPending, mutate } = useReversible({
    run: () => removePushDevice(id),
    done: () => `${label} is no longer notified`,
    undo: (removed) => addPushDevice(removed),
    refresh: () => refreshPush(client),
    failure: {
      title: 'Couldn’t Remove Device',
      fallback: 'The device couldn’t be removed. Please try again.',
    },
  });

  return (
    <li className="flex items-center justify-between gap-4 border-b border-sand py-2">
      <span className="grid">
        {label}
        <span className="text-fine text-slate">
          {lastSuccessAt ? (
            <>
              Last notified <Moment at={lastSuccessAt} />
            </>
          ) : (
            <>
              Added <Moment at={createdAt} />
            </>
          )}
        </span>
      </span>
      <ActionButton aria-label={`Remove ${label}`} isBlocked={isPending} onClick={() => mutate()}>
        Remove
      </ActionButton>
    </li>
  );
}
