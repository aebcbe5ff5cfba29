import { maxServiceAccountKeyBytes, type RankingConnection } from '@agency/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { sentenceOf } from '~/lib/api-error';
import { Button } from '~/ui/button';
import { Actions } from '~/ui/desk/action-button';
import { AsyncSection } from '~/ui/desk/async-section';
import { ConfirmDialog } from '~/ui/desk/confirm-dialog';
import { copyText } from '~/ui/desk/copy-text';
import { showFailure } from '~/ui/desk/show-failure';
import { TextField } from '~/ui/field';
import { showToast } from '~/ui/toast';
import { EmptyText, Section } from '../shared/section';
import { PropertyForm } from './property-form';
import {
  connectionQuery,
  disconnectSearchConsole,
  refreshConnection,
  setServiceAccountKey,
} from './queries';

/** Connects Search Console without the operator: a key, an invitation, a property. */
export function Connection() {
  const query = useQuery(connectionQuery);
  if (query.data?.isSetByOperator) return null;
  return (
    <Section id="connection" title="Search Console">
      <AsyncSection
        query={query}
        what="The connection"
        loading={<EmptyText>Loading the connection …</EmptyText>}
      >
        {(connection) => <ConnectionSteps connection={connection} />}
      </AsyncSection>
    </Section>
  );
}

function ConnectionSteps({ connection }: { connection: RankingConnection }) {
  const [changed, setChanged] = useState<'key' | 'property' | null>(null);
  const { canKeepKey, account, site } = connection;
  if (!canKeepKey) {
    return (
      <EmptyText>
        To connect Search Console here, this server needs a secret to encrypt the key. Ask whoever
        runs it to set RANKINGS_SECRET.
      </EmptyText>
    );
  }
  if (account === null || changed === 'key') {
    return <KeyForm isFirst={account === null} onDone={() => setChanged(null)} />;
  }
  if (site === null || changed === 'property') {
    return (
      <>
        <Invitation account={account} />
        <PropertyForm
          site={site}
          onConnected={() => setChanged(null)}
          onCancel={site === null ? undefined : () => setChanged(null)}
        />
        {site === null && <DisconnectButton label="Remove the key" />}
      </>
    );
  }
  return (
    <>
      <p className="wrap-anywhere">
        Rankings are read every morning from <strong>{site}</strong> as {account}.
      </p>
      <Actions>
        <Button variant="secondary" size="compact" onClick={() => setChanged('property')}>
          Change property
        </Button>
        <Button variant="secondary" size="compact" onClick={() => setChanged('key')}>
          Replace key
        </Button>
        <DisconnectButton label="Disconnect" />
      </Actions>
    </>
  );
}

function Invitation({ account }: { account: string }) {
  const copy = () =>
    void copyText(
      account,
      { title: 'Address Copied', description: account },
      'Copy this address by hand',
    );
  return (
    <div className="grid justify-items-start gap-2">
      <p>
        In Search Console, under Settings, Users and permissions, add this address as a user of your
        property. Restricted access is enough: the product only reads.
      </p>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <strong className="wrap-anywhere">{account}</strong>
        <Button variant="secondary" size="compact" onClick={copy}>
          Copy address
        </Button>
      </p>
    </div>
  );
}

function DisconnectButton({ label }: { label: string }) {
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: disconnectSearchConsole,
    onSuccess: () => {
      setAsking(false);
      showToast({ title: 'Search Console Disconnected', description: 'The key was deleted.' });
      return refreshConnection(client);
    },
    onError: (error) => {
      setAsking(false);
      showFailure(error, { title: 'Error', fallback: 'Failed to disconnect Search Console' });
    },
  });
  return (
    <>
      <Button variant="secondary" size="compact" onClick={() => setAsking(true)}>
        {label}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={`${label}?`}
          cancel="Keep it"
          confirm={label}
          busy={isPending}
          onCancel={() => setAsking(false)}
          onConfirm={() => mutate()}
        >
          <p>
            The key is deleted from this server, and checks stop reading Search Console. The data
            read so far returns when you connect the same property again.
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}

interface KeyFormProps {
  /** Without a key so far, the form says where to get one. */
  isFirst: boolean;
  onDone: () => void;
}

/** Not a draft form: a file has no saved state to follow. */
function KeyForm({ isFirst, onDone }: KeyFormProps) {
  const client = useQueryClient();
  const [file, setFile] = useState<File>();
  const [error, setError] = useState<string>();
  const { mutate, isPending } = useMutation({
    mutationFn: async (chosen: File) => setServiceAccountKey({ key: await chosen.text() }),
    onSuccess: async () => {
      await refreshConnection(client);
      onDone();
    },
    onError: (failure) =>
      setError(sentenceOf(failure) ?? 'The key couldn’t be saved. Please try again.'),
  });

  function send(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (!file) setError('Please choose the JSON key of the service account.');
    else if (file.size > maxServiceAccountKeyBytes) {
      setError('This file is too large to be the JSON key of a service account.');
    } else mutate(file);
  }

  return (
    <form noValidate className="grid grid-cols-1 items-start gap-4" onSubmit={send}>
      {isFirst && (
        <p className="text-fine text-slate">
          In Google Cloud, enable the Google Search Console API, create a service account and add a
          JSON key to it. The key is tested with Google and stored encrypted.
        </p>
      )}
      <TextField
        label="JSON key"
        name="key"
        type="file"
        accept=".json,application/json"
        required
        className="py-2.5"
        error={error}
        onChange={(event) => {
          setError(undefined);
          setFile(event.currentTarget.files?.[0]);
        }}
      />
      <Actions>
        <Button type="submit" size="compact" busy={isPending}>
          {isPending ? 'Checking with Google …' : 'Upload key'}
        </Button>
        {!isFirst && (
          <Button variant="secondary" size="compact" onClick={onDone}>
            Cancel
          </Button>
        )}
      </Actions>
    </form>
  );
}
