import * as z from 'zod/mini';
import { maxLengths, validationMessages } from './limits.js';
import { oneLine } from './text/clean-text.js';
import { missingOr, textSchema } from './text/field-schemas.js';
import { easternDateSchema } from './time/eastern-time.js';

const missing = 'Please write what to do.';

/** What the owner has to do, in one line. */
export const taskSchema = z.pipe(
  textSchema(oneLine, maxLengths.task, missingOr(missing, validationMessages.wrongType)),
  z.string().check(z.minLength(1, missing)),
);

/** The same for a follow-up, which may be without one: then it is null. */
export const optionalTaskSchema = z.pipe(
  z.nullable(textSchema(oneLine, maxLengths.task)),
  z.transform((task) => task || null),
);

export const maxFreeTasks = 200;

/** A task without a lead. A lead's task is part of the lead. */
export const freeTaskSchema = z.object({
  id: z.int(),
  task: z.string(),
  /** The day it is due, in Eastern Time. Overdue from the day after. */
  dueOn: easternDateSchema,
});
export type FreeTask = z.infer<typeof freeTaskSchema>;

/** POST `apiPaths.tasks`. A task that is done is deleted; its Undo adds it again. */
export const addTaskRequestSchema = z.object({ task: taskSchema, dueOn: easternDateSchema });
export type AddTaskRequest = z.infer<typeof addTaskRequestSchema>;
