import {
  type JobFacts,
  type JobState,
  jobStateSchema,
  type QueueName,
  type QueueSummary,
} from '@agency/contracts';
import { mailName } from '../mails/mail-words';

interface QueueWords {
  title: string;
  /** As in 'The queue of mails could not be loaded'. */
  what: string;
  jobName: (name: string) => string;
}

export const queueWords: Record<QueueName, QueueWords> = {
  email: { title: 'Mails', what: 'mails', jobName: mailName },
  rankings: { title: 'Ranking checks', what: 'ranking checks', jobName: () => 'Ranking check' },
};

interface StateWords {
  label: string;
  /** When no job stands there. */
  none: string;
}

export const stateWords: Record<JobState, StateWords> = {
  failed: { label: 'Failed', none: 'No job has failed.' },
  delayed: { label: 'Delayed', none: 'No job waits for its time.' },
  waiting: { label: 'Waiting', none: 'No job waits to be taken up.' },
  active: { label: 'Running', none: 'No job is running.' },
  completed: { label: 'Done', none: 'No job is done yet.' },
};

/** What is worth a look first comes first. */
export const statesInOrder: readonly JobState[] = Object.keys(stateWords).map((state) =>
  jobStateSchema.parse(state),
);

/** Where to look when nothing was chosen: the first state that has jobs and may ask for something. */
export function firstToShow({ counts }: QueueSummary): JobState {
  const pending: readonly JobState[] = ['failed', 'waiting', 'active', 'delayed'];
  return pending.find((state) => counts[state] > 0) ?? 'delayed';
}

/** What a job is about: `call 12, request 7f…`. */
export function factsInWords(facts: JobFacts): string {
  const { contactId, appointmentId, sequence, trigger, requestId } = facts;
  const words = [
    contactId !== undefined && `lead ${contactId}`,
    appointmentId !== undefined && `call ${appointmentId}`,
    sequence !== undefined && sequence > 0 && `after change ${sequence}`,
    trigger && (trigger === 'schedule' ? 'the daily one' : 'asked for on the dashboard'),
    requestId && `request ${requestId}`,
  ];
  return words.filter(Boolean).join(', ');
}
