import * as z from 'zod/mini';
import { taskSchema } from '../text/task-text.js';
import { easternDateSchema } from '../time/eastern-date.js';

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
