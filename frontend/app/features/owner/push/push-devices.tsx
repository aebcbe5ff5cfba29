import type { PushDevice } from '@agency/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { ActionButton } from '~/ui/desk/action-button';
import { Moment } from '~/ui/desk/moment';
import { useReversible } from '~/ui/desk/undo';
import { addPushDevice, refreshPush, removePushDevice } from './queries';

/** The owner's other devices with notifications. */
export function PushDevices({ devices }: { devices: readonly PushDevice[] }) {
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
