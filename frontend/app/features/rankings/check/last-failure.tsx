import type { RankingRun } from '@agency/contracts';
import { Link } from 'react-router';

/** Why the newest check brought nothing. The figures on the page stay those before it. */
export function LastFailure({ run }: { run: RankingRun }) {
  return (
    <div role="status" className="last-failure">
      <p>
        <strong>The last check failed.</strong> {run.message}
      </p>
      <Link to={{ search: 'tab=source' }} className="text-link">
        See the source
      </Link>
    </div>
  );
}
