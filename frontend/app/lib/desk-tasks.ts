import {
  type AddTaskRequest,
  apiPaths,
  type EasternDate,
  type FreeTask,
  freeTaskSchema,
} from '@agency/contracts';
import { queryOptions } from '@tanstack/react-query';
import { callApi, listOf } from './api-client';
import { noContent } from './no-content';

/** The tasks without a lead, earliest due first. */
export const tasksQuery = queryOptions({
  queryKey: [apiPaths.tasks],
  queryFn: ({ signal }) => callApi(apiPaths.tasks, { response: listOf(freeTaskSchema), signal }),
});

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

export function addTask(body: AddTaskRequest): Promise<FreeTask> {
  return callApi(apiPaths.tasks, { method: 'POST', body, response: freeTaskSchema });
}

/** Deletes a task that is done. */
export function finishTask(id: number): Promise<void> {
  return callApi(`${apiPaths.tasks}/${id}`, { method: 'DELETE', response: noContent });
}
