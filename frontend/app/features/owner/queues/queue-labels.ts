import {
  type JobFacts,
  type JobState,
  jobStateSchema,
  type QueueName,
  type QueueSummary,
} from '@agency/contracts';
import { emailLabel } from '../shared/email-labels';

interface QueueLabels {
  title: string;
  /** As in 'The queue of emails could not be loaded'. */
  noun: string;
  jobLabel: (name: string) => string;
}

export const queueLabels: Record<QueueName, QueueLabels> = {
  email: { title: 'Emails', noun: 'emails', jobLabel: emailLabel },
  rankings: { title: 'Ranking checks', noun: 'ranking checks', jobLabel: () => 'Ranking check' },
};

interface StateLabels {
  label: string;
  /** Shown if no job is in this state. */
  none: string;
}

/** Most urgent first. */
export const stateLabels: Record<JobState, StateLabels> = {
  failed: { label: 'Failed', none: 'No failed jobs.' },
  delayed: { label: 'Delayed', none: 'No delayed jobs.' },
  waiting: { label: 'Waiting', none: 'No waiting jobs.' },
  active: { label: 'Running', none: 'No running jobs.' },
  completed: { label: 'Completed', none: 'No completed jobs.' },
};

export const orderedStates: readonly JobState[] = Object.keys(stateLabels).map((state) =>
  jobStateSchema.parse(state),
);

/** The most urgent state that has jobs. */
export function firstStateToShow({ counts }: QueueSummary): JobState {
  const pending: readonly JobState[] = ['failed', 'waiting', 'active', 'delayed'];
  return pending.find((state) => counts[state] > 0) ?? 'delayed';
}

/** What a job is about: `call 12, request 7f…`. */
export function describeFacts(facts: JobFacts): string {
  const { contactId, appointmentId, sequence, trigger, requestId } = facts;
  const words = [
    contactId !== undefined && `lead ${contactId}`,
    appointmentId !== undefined && `call ${appointmentId}`,
    sequence !== undefined && sequence > 0 && `after change ${sequence}`,
    trigger && (trigger === 'schedule' ? 'daily' : 'started on the dashboard'),
    requestId && `request ${requestId}`,
  ];
  return words.filter(Boolean).join(', ');
}
