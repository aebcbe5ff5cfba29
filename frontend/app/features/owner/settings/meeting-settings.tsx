import {
  apiPaths,
  formatPhone,
  type MeetingKind,
  type MeetingPlace,
  maxLengths,
  meetingKindOptions,
  meetingSettingsSchema,
  relocatedCallsSchema,
  type MeetingSettings as Settings,
  saveMeetingRequestSchema,
  settings,
} from '@agency/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { z } from 'zod/mini';
import { callApi } from '~/lib/api-client';
import { apiQuery } from '~/lib/api-query';
import { callNoun, counted, upcomingCallNoun } from '~/lib/counted';
import { saveSetting } from '~/lib/setting';
import { Button } from '~/ui/button';
import { AsyncSection } from '~/ui/desk/async-section';
import { RadioRow } from '~/ui/desk/check-row';
import { NoticeBox } from '~/ui/desk/notice';
import { showFailure } from '~/ui/desk/show-failure';
import { TitledSection } from '~/ui/desk/titled-section';
import { useDraftForm } from '~/ui/desk/use-draft-form';
import { settingNotSaved, settingSaved, useSave } from '~/ui/desk/use-save';
import { TextField } from '~/ui/field';
import { showToast } from '~/ui/toast';
import { refreshSchedule } from '../hours/queries';

const fields: Record<MeetingKind, { label: string; hint: string }> = {
  rooms: {
    label: 'Base address',
    hint: 'Each call gets its own room under this address, with a name no one can guess.',
  },
  link: { label: 'Link', hint: 'Everyone who books gets this link. Use a waiting room.' },
  phone: { label: 'Your phone number', hint: 'Everyone who books gets this number.' },
};

/** Where calls take place. */
export function MeetingSettings() {
  const query = useQuery({ ...meetingQuery, refetchOnMount: 'always' });
  return (
    <TitledSection title="Where calls take place">
      <p>
        A change applies from the next booking. Calls already booked keep the link in their
        invitation until you update them.
      </p>
      <AsyncSection query={query} what="Where calls take place">
        {(settings) => <Place settings={settings} />}
      </AsyncSection>
    </TitledSection>
  );
}

const words = ({ kind, address }: MeetingPlace) =>
  kind === 'rooms'
    ? `Each call has its own room at ${address}.`
    : kind === 'link'
      ? `Calls take place at ${address}.`
      : `Visitors call ${formatPhone(address)}.`;

function Place({ settings }: { settings: Settings }) {
  const client = useQueryClient();
  /** Chosen, but not saved until there is an address. */
  const [chosen, setChosen] = useState<MeetingKind | null>(null);
  const field = useRef<HTMLDivElement>(null);
  const setting = useSave(settings, {
    queryKey: meetingQuery.queryKey,
    save: saveMeeting,
    done: (place: MeetingPlace) => settingSaved(words(place)),
    refresh: () => {
      void client.invalidateQueries({ queryKey: meetingQuery.queryKey });
      void refreshSchedule(client);
    },
  });
  const kind = chosen ?? settings.kind;
  const isAsStored = kind === settings.kind;

  function choose(next: MeetingKind, isByPointer: boolean): void {
    flushSync(() => setChosen(next === settings.kind ? null : next));
    if (next === settings.kind) return;
    if (next === 'rooms') {
      setting.mutate(
        { kind: next, address: settings.defaultBaseUrl },
        { onSettled: () => setChosen((now) => (now === next ? null : now)) },
      );
      return;
    }
    // With arrow keys, the focus stays on the choices, so that the next one can be reached.
    if (isByPointer) field.current?.querySelector('input')?.focus();
  }

  return (
    <>
      <fieldset className="grid justify-items-start">
        <legend className="sr-only">Where calls take place</legend>
        {meetingKindOptions.map(({ value, label }) => (
          <RadioRow
            key={value}
            name="meeting-kind"
            checked={kind === value}
            onChange={({ nativeEvent }) =>
              choose(value, nativeEvent instanceof UIEvent && nativeEvent.detail > 0)
            }
          >
            {label}
          </RadioRow>
        ))}
      </fieldset>
      <div ref={field} className="w-full">
        <AddressField
          key={kind}
          kind={kind}
          stored={isAsStored ? settings.address : ''}
          onSave={async (place) => {
            await setting.mutateAsync(place);
            setChosen((now) => (now === kind ? null : now));
          }}
        />
      </div>
      {isAsStored && settings.callsElsewhere > 0 && (
        <CallsElsewhere count={settings.callsElsewhere} />
      )}
    </>
  );
}

interface AddressFieldProps {
  kind: MeetingKind;
  /** Empty until there is one. */
  stored: string;
  /** Reports its success and failure. */
  onSave: (place: MeetingPlace) => Promise<void>;
}

function AddressField({ kind, stored, onSave }: AddressFieldProps) {
  const { field } = useDraftForm({
    schema: z.pipe(
      z.pipe(
        z.object({ address: z.string() }),
        z.transform(({ address }) => ({ kind, address })),
      ),
      saveMeetingRequestSchema,
    ),
    values: { address: stored },
    save: onSave,
    submitOn: 'blur',
    hasOwnToast: true,
    failure: settingNotSaved,
  });
  return (
    <TextField
      type={kind === 'phone' ? 'tel' : 'url'}
      autoComplete="off"
      required
      maxLength={kind === 'phone' ? maxLengths.phone : maxLengths.meetingAddress}
      {...fields[kind]}
      {...field('address')}
    />
  );
}

/** Updates the upcoming calls in one press. Emails go out, so there is no Undo. */
function CallsElsewhere({ count }: { count: number }) {
  const client = useQueryClient();
  const update = useMutation({
    mutationFn: relocateCalls,
    onSuccess: ({ relocated }) =>
      showToast({
        title: 'Calls Updated',
        description: `${counted(relocated, callNoun)} updated. The visitors get a new invitation.`,
      }),
    onError: (error) =>
      showFailure(error, {
        title: 'Some Calls Weren’t Updated',
        fallback: 'Not every call was updated. Please try again: it picks up where it left off.',
      }),
    onSettled: () => {
      void refreshSchedule(client);
      return client.invalidateQueries({ queryKey: meetingQuery.queryKey });
    },
  });
  return (
    <NoticeBox tone="info" className="w-full justify-items-start gap-3 py-3">
      <p role="status">
        {counted(count, upcomingCallNoun)} still {count === 1 ? 'uses' : 'use'} the earlier link or
        number. Updating {count === 1 ? 'it' : 'them'} sends each visitor a new invitation.
      </p>
      <Button className="min-h-11!" busy={update.isPending} onClick={() => update.mutate()}>
        Update {counted(count, callNoun)}
      </Button>
    </NoticeBox>
  );
}

/** Where calls take place. */
const meetingQuery = apiQuery(apiPaths.meeting, meetingSettingsSchema);

async function saveMeeting(place: MeetingPlace): Promise<Settings> {
  await saveSetting(settings.meeting, place);
  return callApi(apiPaths.meeting, { response: meetingSettingsSchema });
}

/** Relocates the upcoming calls to where new ones take place. */
const relocateCalls = () =>
  callApi(apiPaths.relocateCalls, { method: 'POST', response: relocatedCallsSchema });
