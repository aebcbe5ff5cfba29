import { useInfiniteQuery } from '@tanstack/react-query';
import { LoadFailed } from '~/ui/desk/load-failed';
import { ShowMore } from '~/ui/desk/show-more';
import { runsQuery } from '../api/list-runs';
import { ListWaiting } from '../list-waiting';
import { RunRow } from './run-row';

/** Every check and upload, and what came of it. */
export function RunLog() {
  const query = useInfiniteQuery(runsQuery);
  const { data, error, refetch } = query;
  const runs = data?.pages.flatMap(({ items }) => items) ?? [];

  return (
    <section aria-labelledby="run-log" className="rank-section">
      <h2 id="run-log">Run log</h2>
      {!data && error && <LoadFailed what="The log" error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListWaiting what="log" />}
      {data && runs.length === 0 && (
        <p className="rank-empty">
          Nothing has run yet. Checks run every morning at 6:30 Eastern Time, and whenever you press
          the button.
        </p>
      )}
      {runs.length > 0 && (
        <ol className="run-log">
          {runs.map((run) => (
            <RunRow key={run.id} run={run} />
          ))}
        </ol>
      )}
      <ShowMore query={query}>Show earlier runs</ShowMore>
    </section>
  );
}
