import type { RankingRun } from '@agency/contracts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { classNames } from '~/ui/class-names';
import { AsyncSection } from '~/ui/desk/async-section';
import { Moment } from '~/ui/desk/moment';
import { ShowMore } from '~/ui/desk/show-more';
import { runsQuery } from '../api/rankings';
import { ListSkeleton } from '../components/list-skeleton';
import { EmptyText, Section } from '../components/section';
import { formatCount, formatCountOf } from '../performance/format-performance';
import { sourceNames } from '../summary/source-line';

/** Every check and upload with its result. */
export function RunLog() {
  const query = useInfiniteQuery(runsQuery);
  const runs = query.data?.pages.flatMap(({ items }) => items) ?? [];

  return (
    <Section id="run-log" title="Run log">
      <AsyncSection query={query} what="The log" loading={<ListSkeleton what="log" />}>
        {() =>
          runs.length === 0 ? (
            <EmptyText>
              No runs yet. A check runs every morning at 6:30 Eastern Time, and when you click
              ‘Check Rankings Now’.
            </EmptyText>
          ) : (
            <ol className="border-t border-sand">
              {runs.map((run) => (
                <RunRow key={run.id} run={run} />
              ))}
            </ol>
          )
        }
      </AsyncSection>
      <ShowMore query={query}>Show earlier runs</ShowMore>
    </Section>
  );
}

const triggers: Record<RankingRun['trigger'], string> = {
  owner: 'Manual',
  schedule: 'Daily check',
  upload: 'Upload',
};

const statuses: Record<RankingRun['status'], string> = {
  running: 'Running',
  succeeded: 'Succeeded',
  failed: 'Failed',
};
const statusColors: Record<RankingRun['status'], string> = {
  running: 'text-channel',
  succeeded: 'text-(--color-success)',
  failed: 'text-(--color-danger)',
};

function RunRow({ run }: { run: RankingRun }) {
  const { trigger, status, source, startedAt, finishedAt, daysDone, figures, newAlerts } = run;
  const seconds =
    finishedAt && Math.max(1, Math.round((Date.parse(finishedAt) - Date.parse(startedAt)) / 1000));
  const facts = [
    sourceNames[source],
    formatCountOf(daysDone, 'day'),
    formatCountOf(figures, 'row'),
    newAlerts > 0 && formatCountOf(newAlerts, 'new alert'),
    seconds && `${formatCount(seconds)} s`,
  ];
  return (
    <li className="grid gap-0.5 border-b border-sand py-3 wrap-anywhere">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span
          className={classNames(
            'font-semibold before:mr-2 before:inline-block before:size-2.5 before:rounded-full before:bg-current before:forced-color-adjust-none',
            statusColors[status],
          )}
        >
          {statuses[status]}
        </span>
        <span>{triggers[trigger]}</span>
        <span className="text-fine text-slate">
          <Moment at={startedAt} />
        </span>
      </p>
      {run.message && <p>{run.message}</p>}
      <p className="text-fine text-slate">{facts.filter(Boolean).join(' · ')}</p>
    </li>
  );
}
