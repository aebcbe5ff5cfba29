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
import styles from './queues.module.css';

/** The product's background work: what is waiting, what failed, and why. */
export function Queues() {
  return (
    <section aria-labelledby="queues" className={styles.queues}>
      <TextLink to={deskLink.leads()}>Back to leads</TextLink>
      <h2 id="queues">Queues</h2>
      <p>
        Background work. Emails scheduled for later, such as reminders, appear here when they are
        due, and leave a few minutes after they were sent.
      </p>
      {queueNames.map((name) => (
        <QueueSection key={name} name={name} />
      ))}
    </section>
  );
}

/** One queue by itself: when another service does not answer, this one still shows. */
function QueueSection({ name }: { name: QueueName }) {
  const titleId = useId();
  const query = useQuery(queueQuery(name));
  const { title, noun } = queueLabels[name];

  return (
    <section aria-labelledby={titleId} className={styles.queue}>
      <h3 id={titleId}>{title}</h3>
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

/** A queue's counts, and its jobs of one state, which stays open whatever the counts become. */
function QueueJobs({ name, summary }: QueueJobsProps) {
  const [state, setState] = useState(() => firstStateToShow(summary));
  const { isPaused, oldestWaitingAt, counts } = summary;
  return (
    <>
      {isPaused && <p className={styles.queuePaused}>Paused. No jobs are running.</p>}
      {oldestWaitingAt && (
        <p className="text-fine text-slate">
          Oldest waiting job: <Moment at={oldestWaitingAt} />
        </p>
      )}
      <fieldset className={styles.queueStates}>
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
