import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useId, useState } from 'react';
import { sentenceOf } from '~/lib/api-error';
import { Button } from '~/ui/button';
import { Actions } from '~/ui/desk/action-button';
import { LoadFailed } from '~/ui/desk/async-section';
import { RadioRow } from '~/ui/desk/check-row';
import { showToast } from '~/ui/toast';
import { startCheck } from '../checks/check-status';
import { refreshRankings } from '../shared/rankings';
import { EmptyText } from '../shared/section';
import { propertiesQuery, refreshConnection, setProperty } from './queries';

interface PropertyFormProps {
  /** The one that is read now. */
  site: string | null;
  onConnected: () => void;
  onCancel: (() => void) | undefined;
}

/** Chooses the property to read, among those that the account may read. Connecting starts the first check. */
export function PropertyForm({ site, onConnected, onCancel }: PropertyFormProps) {
  const client = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery(propertiesQuery);
  const [chosen, setChosen] = useState(site);
  const labelId = useId();
  const connect = useMutation({
    mutationFn: setProperty,
    onSuccess: async (connection) => {
      showToast({
        title: 'Search Console Connected',
        description: `The first check reads ${connection.site}. It continues if you leave this page.`,
      });
      // Its result and its failure are shown by the page's head.
      startCheck()
        .catch(() => undefined)
        .finally(() => void refreshRankings(client));
      await refreshConnection(client);
      onConnected();
    },
  });
  const lookAgain = () => void refetch();

  if (!data && isFetching)
    return <EmptyText>Loading the account’s properties from Google …</EmptyText>;
  if (!data && error) return <LoadFailed what="The properties" error={error} onRetry={lookAgain} />;
  const properties = data?.properties ?? [];
  // A single property is preselected.
  const selected = chosen ?? (properties.length === 1 ? properties[0] : undefined);

  function send(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (selected) connect.mutate({ site: selected });
  }

  return (
    <form className="grid grid-cols-1 items-start gap-2" onSubmit={send}>
      {properties.length > 0 ? (
        <div role="radiogroup" aria-labelledby={labelId}>
          <p id={labelId} className="font-semibold">
            Property
          </p>
          {properties.map((property) => (
            <RadioRow
              key={property}
              name="site"
              value={property}
              checked={property === selected}
              onChange={() => setChosen(property)}
            >
              <span className="wrap-anywhere">{property}</span>
            </RadioRow>
          ))}
        </div>
      ) : (
        <p role="status">
          {data?.failure ??
            'The account can’t read any property yet. After you add it, check again.'}
        </p>
      )}
      {connect.error && (
        <p role="alert">
          {sentenceOf(connect.error) ?? 'The property couldn’t be saved. Please try again.'}
        </p>
      )}
      <Actions>
        {properties.length > 0 && (
          <Button type="submit" size="compact" disabled={!selected} busy={connect.isPending}>
            {connect.isPending ? 'Checking with Google …' : 'Use this property'}
          </Button>
        )}
        <Button variant="secondary" size="compact" busy={isFetching} onClick={lookAgain}>
          {' '}
          Check again{' '}
        </Button>
        {onCancel && (
          <Button variant="secondary" size="compact" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </Actions>
    </form>
  );
}
