import { type QueueName, type QueueSummary, queueNames } from '@agency/contracts';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { AsyncSection } from '~/ui/desk/async-section';
import { Chip } from '~/ui/desk/chip';
import { Moment } from '~/ui/desk/moment';
import { TextLink } from '~/ui/desk/text-link';
import { deskLink } from '../shared/paths';
import { queueQuery } from '../shared/queries/queues';
import { JobList, JobsSkeleton } from './job-list';
import { firstStateToShow, orderedStates, queueLabels, stateLabels } from './queue-labels';

/** The product's background jobs: what is waiting, what failed, and why. */
export function Queues() {
  return (
    <section aria-labelledby="queues" className="mt-6 grid max-w-272 justify-items-start gap-3">
      <TextLink to={deskLink.leads()} className="py-3">
        Back to leads
      </TextLink>
      <h2 id="queues" className="text-title">
        Queues
      </h2>
      <p>
        Background work. Emails scheduled for later, such as reminders, appear here when they are
        due, and disappear a few minutes after they are sent.
      </p>
      {queueNames.map((name) => (
        <QueueSection key={name} name={name} />
      ))}
    </section>
  );
}

/** One queue, independent of the others: if another service is down, this one still shows. */
function QueueSection({ name }: { name: QueueName }) {
  const titleId = useId();
  const query = useQuery(queueQuery(name));
  const { title, noun } = queueLabels[name];

  return (
    <section aria-labelledby={titleId} className="mt-5 grid w-full grid-cols-1 gap-3">
      <h3 id={titleId} className="text-[length:1.25rem] leading-[1.35]">
        {title}
      </h3>
      <AsyncSection
        query={query}
        what={`The queue of ${noun}`}
        loading={<JobsSkeleton what={noun} />}
      >
        {(summary) => <QueueJobs name={name} summary={summary} />}
      </AsyncSection>
    </section>
  );
}

interface QueueJobsProps {
  name: QueueName;
  summary: QueueSummary;
}

/** A queue's counts, and its jobs in one state, which stays selected as counts change. */
function QueueJobs({ name, summary }: QueueJobsProps) {
  const [state, setState] = useState(() => firstStateToShow(summary));
  const { isPaused, oldestWaitingAt, counts } = summary;
  return (
    <>
      {isPaused && (
        <p className="font-semibold text-(--color-warning)">Paused. No jobs are running.</p>
      )}
      {oldestWaitingAt && (
        <p className="text-fine text-slate">
          Oldest waiting job: <Moment at={oldestWaitingAt} />
        </p>
      )}
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{queueLabels[name].title} by state</legend>
        {orderedStates.map((one) => (
          <Chip
            key={one}
            aria-pressed={one === state}
            isActive={one === state}
            onClick={() => setState(one)}
          >
            {stateLabels[one].label} <strong>{counts[one].toLocaleString('en-US')}</strong>
          </Chip>
        ))}
      </fieldset>
      <JobList key={state} queue={name} state={state} />
    </>
  );
}
