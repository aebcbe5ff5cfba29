import type { RankingRun } from '@agency/contracts';
import { Button } from '~/ui/button';
import { NoticeBox } from '~/ui/desk/notice-box';
import { TextLink } from '~/ui/desk/text-link';
import { formatCount } from '../performance/format-performance';
import { linkToRankings } from '../view/rankings-view';
import styles from './check-status.module.css';
import type { Check } from './use-check';

export function CheckButton({ check }: { check: Check }) {
  return (
    <Button
      size="compact"
      className="min-h-9! pointer-coarse:min-h-11!"
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

/** Progress of the running check, whoever started it. */
export function CheckProgress({ run }: { run: RankingRun }) {
  const { daysPlanned, daysDone } = run;
  const isPlanned = daysPlanned > 0;
  const progress = isPlanned
    ? `${formatCount(daysDone)} of ${formatCount(daysPlanned)} days fetched.`
    : 'finding the days to fetch.';
  return (
    <NoticeBox tone="info" className="mt-3 gap-1.5 py-3">
      <p>
        {triggers[run.trigger]}: {progress}
      </p>
      <progress
        aria-label="Check progress"
        className={styles.progress}
        {...(isPlanned && { max: daysPlanned, value: daysDone })}
      />
    </NoticeBox>
  );
}

/** Why the last check failed. The page keeps the earlier data. */
export function CheckFailure({ run }: { run: RankingRun }) {
  return (
    <NoticeBox
      role="status"
      tone="danger"
      className="mt-3 justify-items-start gap-1.5 py-3 wrap-anywhere"
    >
      <p>
        <strong>The last check failed.</strong> {run.message}
      </p>
      <TextLink to={linkToRankings({ tab: 'source' })} isTall>
        Go to Source
      </TextLink>
    </NoticeBox>
  );
}
