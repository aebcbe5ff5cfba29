import type { RankingConnection } from '@agency/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '~/ui/button';
import { Actions } from '~/ui/desk/action-button';
import { AsyncSection } from '~/ui/desk/async-section';
import { ConfirmDialog } from '~/ui/desk/confirm-dialog';
import { copyText } from '~/ui/desk/copy-text';
import { showFailure } from '~/ui/desk/show-failure';
import { showToast } from '~/ui/toast';
import { EmptyText, Section } from '../shared/section';
import { KeyForm } from './key-form';
import { PropertyForm } from './property-form';
import { connectionQuery, disconnectSearchConsole, refreshConnection } from './queries';

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
