import type { RankingRun } from '@agency/contracts';
import { Link } from 'react-router';
import { Button } from '~/ui/button';
import { classNames } from '~/ui/class-names';
import textLink from '~/ui/desk/text-link.module.css';
import { formatCount } from '../performance/format-performance';
import { linkToRankings } from '../view/rankings-view';
import styles from './check-status.module.css';
import type { Check } from './use-check';

export function CheckButton({ check }: { check: Check }) {
  return (
    <Button
      size="compact"
      className="my-1 min-h-9! pointer-coarse:min-h-11!"
      busy={check.isRunning}
      onClick={() => check.start()}
    >
      {check.isRunning && <span aria-hidden="true" className={styles.spinner} />}
      {check.isRunning ? 'Checking...' : 'Check Rankings Now'}
    </Button>
  );
}

const triggers: Record<RankingRun['trigger'], string> = {
  owner: 'A check is running',
  schedule: 'The daily check is running',
  upload: 'An upload is being saved',
};

/** How far the running check is, whoever started it. */
export function CheckProgress({ run }: { run: RankingRun }) {
  const { daysPlanned, daysDone } = run;
  const isPlanned = daysPlanned > 0;
  const progress = isPlanned
    ? `${formatCount(daysDone)} of ${formatCount(daysPlanned)} days fetched.`
    : 'finding the days to fetch.';
  return (
    <div className="mt-3 grid gap-1.5 border-l-4 border-channel bg-shallows px-4 py-3">
      <p>
        {triggers[run.trigger]}: {progress}
      </p>
      <progress
        aria-label="Check progress"
        className={styles.progress}
        {...(isPlanned && { max: daysPlanned, value: daysDone })}
      />
    </div>
  );
}

/** Why the last check failed. The page keeps the performance data from before it. */
export function CheckFailure({ run }: { run: RankingRun }) {
  return (
    <div
      role="status"
      className="mt-3 grid justify-items-start gap-1.5 border-l-4 border-(--color-danger) bg-[#fbeceb] px-4 py-3 wrap-anywhere"
    >
      <p>
        <strong>The last check failed.</strong> {run.message}
      </p>
      <Link
        to={linkToRankings({ tab: 'source' })}
        className={classNames(textLink.root, 'inline-flex min-h-11 items-center')}
      >
        Go to Source
      </Link>
    </div>
  );
}
