import {
  apiPaths,
  type CalendarFeedState,
  calendarFeedStateSchema,
  newCalendarFeedSchema,
} from '@agency/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '~/lib/api-client';
import { apiQuery } from '~/lib/api-query';
import { ActionButton, Actions } from '~/ui/desk/action-button';
import { AsyncSection } from '~/ui/desk/async-section';
import { ConfirmDialog } from '~/ui/desk/confirm-dialog';
import { Moment } from '~/ui/desk/moment';
import { showFailure } from '~/ui/desk/show-failure';
import { Switch } from '~/ui/desk/switch';
import { TitledSection } from '~/ui/desk/titled-section';
import { showToast } from '~/ui/toast';
import { FeedAddress } from './feed-address';

/** The state of the owner's calendar feed, and when an app last read it. */
const calendarFeedQuery = apiQuery(apiPaths.calendarFeed, calendarFeedStateSchema, {
  refetchInterval: 60_000,
});

/** Invalidates the previous address. The new one is only returned here. */
const makeFeedAddress = () =>
  callApi(apiPaths.calendarFeed, { method: 'POST', response: newCalendarFeedSchema });

const removeFeedAddress = () =>
  callApi(apiPaths.calendarFeed, { method: 'DELETE', response: calendarFeedStateSchema });

function chooseNotices(isAttached: boolean) {
  const body = { isAttached };
  return callApi(apiPaths.calendarNotices, {
    method: 'PUT',
    body,
    response: calendarFeedStateSchema,
  });
}

/** The owner's calls in her own calendar: the private address to subscribe to, and the file in her emails. */
export function CalendarFeed() {
  const query = useQuery({ ...calendarFeedQuery, refetchOnMount: 'always' });
  return (
    <TitledSection title="Your calls in your calendar app">
      <p>
        Your calendar app reads your calls from a private address. Some apps only check every few
        hours.
      </p>
      <AsyncSection query={query} what="Your calendar address">
        {(state) => <Address state={state} />}
      </AsyncSection>
    </TitledSection>
  );
}

type Question = 'renew' | 'remove';

function Address({ state: { feed, isAttached } }: { state: CalendarFeedState }) {
  const client = useQueryClient();
  const [question, setQuestion] = useState<Question>();
  /** Shown once: the server only stores its hash. */
  const [address, setAddress] = useState<string>();

  const make = useMutation({
    mutationFn: makeFeedAddress,
    onSuccess: async (made) => {
      setAddress(made.address);
      await client.invalidateQueries({ queryKey: calendarFeedQuery.queryKey });
    },
    onError: (error) =>
      showFailure(error, {
        title: 'Couldn’t Create Address',
        fallback: 'The address couldn’t be created. Please try again.',
      }),
    onSettled: () => setQuestion(undefined),
  });
  const remove = useMutation({
    mutationFn: removeFeedAddress,
    onSuccess: (state) => {
      setAddress(undefined);
      client.setQueryData(calendarFeedQuery.queryKey, state);
      showToast({ title: 'Address Removed', description: 'Calendar apps can no longer read it.' });
    },
    onError: (error) =>
      showFailure(error, {
        title: 'Couldn’t Remove Address',
        fallback: 'The address couldn’t be removed. Please try again.',
      }),
    onSettled: () => setQuestion(undefined),
  });

  return (
    <>
      {feed && (
        <p role="status">
          {feed.lastReadAt ? (
            <>
              Last read by a calendar app on <Moment at={feed.lastReadAt} />.
            </>
          ) : (
            'No calendar app has read the address yet.'
          )}{' '}
          <span className="text-slate">
            Created on <Moment at={feed.createdAt} />.
          </span>
        </p>
      )}
      {feed && address && <FeedAddress address={address} onDone={() => setAddress(undefined)} />}
      {feed ? (
        <Actions>
          <ActionButton onClick={() => setQuestion('renew')}>New address</ActionButton>
          <ActionButton onClick={() => setQuestion('remove')}>
            Remove <span className="sr-only">the address</span>
          </ActionButton>
        </Actions>
      ) : (
        <ActionButton isPrimary isBlocked={make.isPending} onClick={() => make.mutate()}>
          Create a private address
        </ActionButton>
      )}
      <AttachSwitch isAttached={isAttached} isRead={Boolean(feed?.lastReadAt)} />
      {question === 'renew' && (
        <ConfirmDialog
          title="Create a new address?"
          cancel="Keep the address"
          confirm="New address"
          busy={make.isPending}
          onCancel={() => setQuestion(undefined)}
          onConfirm={() => make.mutate()}
        >
          <p>The current address stops working immediately. Subscribe to the new one instead.</p>
        </ConfirmDialog>
      )}
      {question === 'remove' && (
        <ConfirmDialog
          title="Remove the address?"
          cancel="Keep the address"
          confirm="Remove"
          busy={remove.isPending}
          onCancel={() => setQuestion(undefined)}
          onConfirm={() => remove.mutate()}
        >
          <p>
            Your calendar app can no longer read your calls. Calls it already shows may stay until
            you unsubscribe.
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}

interface AttachSwitchProps {
  isAttached: boolean;
  /** Whether a calendar app reads the address. */
  isRead: boolean;
}

/** Whether emails to the owner add each call to her calendar. */
function AttachSwitch({ isAttached, isRead }: AttachSwitchProps) {
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
