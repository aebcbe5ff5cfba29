import type { PushState } from '@agency/contracts';
import { useQuery } from '@tanstack/react-query';
import { AsyncSection } from '~/ui/desk/async-section';
import { TitledSection } from '~/ui/desk/titled-section';
import { pushSupport } from './push-browser';
import { PushDevices } from './push-devices';
import { pushQuery, thisDeviceQuery } from './queries';
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
