import type { RankingSetup } from '@agency/contracts';
import { useQuery } from '@tanstack/react-query';
import { formatShortDay } from '~/lib/eastern-display';
import { Button } from '~/ui/button';
import { LoadFailed } from '~/ui/desk/load-failed';
import { setupQuery } from '../api/get-setup';
import { sourceNames } from '../figures/source-names';

/** What is set up, and a live test of it. */
export function SetupCheck() {
  const { data, error, isFetching, refetch } = useQuery(setupQuery);
  return (
    <section aria-labelledby="setup-check" className="rank-section" aria-busy={isFetching}>
      <div className="rank-section-head">
        <h2 id="setup-check">Setup check</h2>
        <Button
          variant="secondary"
          className="min-h-11! px-4!"
          busy={isFetching}
          onClick={() => void refetch()}
        >
          {isFetching ? 'Testing …' : 'Test again'}
        </Button>
      </div>
      {!data && error && !isFetching && (
        <LoadFailed what="The setup" error={error} onRetry={() => void refetch()} />
      )}
      {!data && isFetching && (
        <p role="status" className="rank-empty">
          Asking the source for its newest day. That takes up to fifteen seconds.
        </p>
      )}
      {data && <SetupResult setup={data} />}
    </section>
  );
}

function SetupResult({ setup: { source, settings, test } }: { setup: RankingSetup }) {
  return (
    <>
      <div role="status" className="setup-test" data-works={test.success ? '' : undefined}>
        <p>
          <strong>{test.success ? 'Works' : 'Does not work yet'}:</strong> {test.message}
        </p>
        {test.dataThrough && (
          <p className="desk-minor">Newest final day: {formatShortDay(test.dataThrough)}</p>
        )}
      </div>
      <dl className="setup-settings">
        <div>
          <dt>Source</dt>
          <dd>{sourceNames[source]}</dd>
        </div>
        {settings.map(({ name, isSet, value }) => (
          <div key={name}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd data-missing={isSet ? undefined : ''}>{value ?? (isSet ? 'set' : 'not set')}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
