import type { RankingRun } from '@agency/contracts';
import { Moment } from '~/ui/desk/moment';
import { formatCount } from '../figures/format-figures';
import { sourceNames } from '../figures/source-names';

const triggers: Record<RankingRun['trigger'], string> = {
  owner: 'By hand',
  schedule: 'Daily check',
  upload: 'Upload',
};
const statuses: Record<RankingRun['status'], string> = {
  running: 'Running',
  succeeded: 'Succeeded',
  failed: 'Failed',
};

export function RunRow({ run }: { run: RankingRun }) {
  const { trigger, status, source, startedAt, finishedAt, daysDone, figures, newAlerts } = run;
  const seconds =
    finishedAt && Math.max(1, Math.round((Date.parse(finishedAt) - Date.parse(startedAt)) / 1000));
  const facts = [
    sourceNames[source],
    `${formatCount(daysDone)} ${daysDone === 1 ? 'day' : 'days'}`,
    `${formatCount(figures)} ${figures === 1 ? 'figure' : 'figures'}`,
    newAlerts > 0 && `${formatCount(newAlerts)} new ${newAlerts === 1 ? 'alert' : 'alerts'}`,
    seconds && `${formatCount(seconds)} s`,
  ];
  return (
    <li className="run-row">
      <p className="run-head">
        <span className="run-status" data-status={status}>
          {statuses[status]}
        </span>
        <span>{triggers[trigger]}</span>
        <span className="desk-minor">
          <Moment at={startedAt} />
        </span>
      </p>
      {run.message && <p>{run.message}</p>}
      <p className="desk-minor">{facts.filter(Boolean).join(' · ')}</p>
    </li>
  );
}
