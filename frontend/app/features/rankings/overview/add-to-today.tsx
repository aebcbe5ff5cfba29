import { easternDateOf, maxLengths, truncate } from '@agency/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { addTask, finishTask, tasksQuery } from '~/lib/desk-tasks';
import { isOwnerQuery } from '~/lib/is-owner-query';
import { ActionButton } from '~/ui/desk/action-button';
import { useReversible } from '~/ui/desk/undo';

/** Adds a task to Today. Renders nothing for a session of the rankings only. */
export function AddToToday({ task }: { task: string }) {
  const client = useQueryClient();
  const { data: isOwner = false } = useQuery(isOwnerQuery);
  const add = useReversible({
    run: () => addTask({ task: truncate(task, maxLengths.task), dueOn: easternDateOf(new Date()) }),
    done: () => ({ title: 'Added to Today', description: task }),
    undo: ({ id }) => finishTask(id),
    refresh: () => client.invalidateQueries({ queryKey: tasksQuery.queryKey }),
    failure: { title: 'Not Added', fallback: 'The task could not be added. Please try again.' },
  });
  if (!isOwner) return null;
  return (
    <ActionButton isBlocked={add.isPending} onClick={() => add.mutate(undefined)}>
      Add to Today<span className="sr-only">: {task}</span>
    </ActionButton>
  );
}
