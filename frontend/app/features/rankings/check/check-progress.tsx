import type { RankingRun } from '@agency/contracts';
import { formatCount } from '../figures/format-figures';

const starters: Record<RankingRun['trigger'], string> = {
  owner: 'A check is running',
  schedule: 'The daily check is running',
  upload: 'An upload is being stored',
};

/** How far the running check is, whoever started it. */
export function CheckProgress({ run }: { run: RankingRun }) {
  const { daysPlanned, daysDone } = run;
  const isPlanned = daysPlanned > 0;
  const text = isPlanned
    ? `${starters[run.trigger]}: ${formatCount(daysDone)} of ${formatCount(daysPlanned)} days read.`
    : `${starters[run.trigger]}: finding out which days to read.`;
  return (
    <div className="check-progress">
      <p>{text}</p>
      <progress
        aria-label="Progress of the check"
        {...(isPlanned && { max: daysPlanned, value: daysDone })}
      />
    </div>
  );
}
