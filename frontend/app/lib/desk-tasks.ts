import {
  type AddTaskRequest,
  apiPaths,
  type EasternDate,
  type FreeTask,
  freeTaskSchema,
} from '@agency/contracts';
import { callApi, listOf, noContent } from './api-client';
import { apiQuery } from './api-query';

/** The tasks without a lead, earliest due first. */
export const tasksQuery = apiQuery(apiPaths.tasks, listOf(freeTaskSchema));

/** The tasks due on this day or earlier, shaped like a page of a list. */
export function dueTasksQuery(day: EasternDate) {
  return {
    ...tasksQuery,
    select: (tasks: FreeTask[]) => {
      const items = tasks.filter(({ dueOn }) => dueOn <= day);
      return { items, total: items.length };
    },
  };
}

export const addTask = (body: AddTaskRequest) =>
  callApi(apiPaths.tasks, { method: 'POST', body, response: freeTaskSchema });

/** Deletes a task that is done. */
export const finishTask = (id: number) =>
  callApi(`${apiPaths.tasks}/${id}`, { method: 'DELETE', response: noContent });
