import * as z from 'zod/mini';
import type { IdInPath } from '../api-path-parts.js';
import * as apiPaths from '../api-paths.js';
import { maxLengths } from '../limits.js';
import { type Option, optionValues } from '../options.js';
import { cleanText } from '../text/clean-text.js';
import { textSchema } from '../text/field-schemas.js';

export const callOutcomeOptions = [
  { value: 'reached', label: 'Reached' },
  { value: 'no-answer', label: 'No answer' },
  { value: 'voicemail', label: 'Left a voicemail' },
] as const satisfies readonly Option[];
export type CallOutcome = (typeof callOutcomeOptions)[number]['value'];

/** How long an activity can be undone after it was logged. */
export const activityUndoMinutes = 15;

/** POST, owner only: logs a note, or a call or an email made outside the product. */
export const activitiesPath = (contactId: IdInPath) =>
  `${apiPaths.contacts}/${contactId}/activities` as const;

const outcome = z.enum(optionValues(callOutcomeOptions), 'Please choose how the call went.');
const noteText = z.pipe(
  textSchema((text) => cleanText(text).trim(), maxLengths.notes),
  z.string().check(z.minLength(1, 'Please write a note first.')),
);

/** POST `activitiesPath`. */
export const createActivityRequestSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('note'), text: noteText }),
  z.object({ kind: z.literal('called'), outcome }),
  z.object({ kind: z.literal('wrote') }),
]);
export type CreateActivityRequest = z.infer<typeof createActivityRequestSchema>;

const logged = {
  /** The activity's id, for undoing it. */
  id: z.int(),
  /** ISO 8601 UTC. */
  at: z.iso.datetime(),
};

export const activityKinds = [
  z.object({ kind: z.literal('note-added'), ...logged, text: z.string() }),
  z.object({ kind: z.literal('called'), ...logged, outcome }),
  z.object({ kind: z.literal('wrote'), ...logged }),
] as const;

/** The answer to a POST: the activity as a timeline entry. */
export const activitySchema = z.discriminatedUnion('kind', activityKinds);
export type Activity = z.infer<typeof activitySchema>;
