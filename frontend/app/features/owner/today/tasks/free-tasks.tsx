import {
  addTaskRequestSchema,
  type EasternDate,
  type FreeTask,
  maxLengths,
} from '@agency/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { addTask, finishTask, tasksQuery } from '~/lib/desk-tasks';
import { formatBriefDay } from '~/lib/eastern-display';
import { ActionButton } from '~/ui/desk/action-button';
import { TextButton } from '~/ui/desk/text-link';
import { withdrawUndo } from '~/ui/desk/undo';
import { useDraftForm } from '~/ui/desk/use-draft-form';
import { useReversible } from '~/ui/desk/use-save';
import { TextField } from '~/ui/field';

const notAdded = {
  title: 'Couldn’t Add Task',
  fallback: 'The task couldn’t be added. Please try again.',
};
const notFinished = {
  title: 'Couldn’t Save',
  fallback: 'The task couldn’t be marked done. Please try again.',
};

/** Tasks without a lead: those due, the later ones on request, and a field to add one. */
export function FreeTasks({ today }: { today: EasternDate }) {
  const { data: tasks = [] } = useQuery(tasksQuery);
  const [isAll, setAll] = useState(false);
  const due = tasks.filter(({ dueOn }) => dueOn <= today);
  const later = tasks.length - due.length;
  return (
    <section aria-label="Tasks">
      <TaskList tasks={isAll ? tasks : due} today={today} />
      {later > 0 && (
        <TextButton isTall aria-expanded={isAll} onClick={() => setAll(!isAll)}>
          {isAll ? 'Only what is due' : `${later} later`}
        </TextButton>
      )}
      <AddTask today={today} />
    </section>
  );
}

function TaskList({ tasks, today }: { tasks: readonly FreeTask[]; today: EasternDate }) {
  const client = useQueryClient();
  const { queryKey } = tasksQuery;
  const { mutate: finish } = useReversible({
    run: ({ id }: FreeTask) => finishTask(id),
    onMutate: async ({ id }) => {
      withdrawUndo();
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (all) => all?.filter((task) => task.id !== id));
    },
    done: (_nothing, { task }) => `Done: ${task}`,
    undo: (_nothing, { task, dueOn }) => addTask({ task, dueOn }),
    canRepeat: false,
    refresh: () => client.invalidateQueries({ queryKey }),
    failure: notFinished,
  });

  return (
    <ul>
      {tasks.map((task) => (
        <li
          key={task.id}
          className="grid grid-cols-[6.5rem_minmax(0,1fr)_auto] items-center gap-x-4 border-b border-sand py-2"
        >
          <DueDay on={task.dueOn} today={today} />
          <bdi className="[overflow-wrap:anywhere]">{task.task}</bdi>
          <ActionButton
            aria-label={`Done: ${task.task}`}
            onClick={({ currentTarget }) => {
              focusBeside(currentTarget);
              finish(task);
            }}
          >
            Done
          </ActionButton>
        </li>
      ))}
    </ul>
  );
}

function DueDay({ on, today }: { on: EasternDate; today: EasternDate }) {
  const isLate = on < today;
  return (
    <span className={isLate ? 'font-semibold text-(--color-danger)' : 'font-semibold'}>
      {isLate && <span className="sr-only">Overdue: </span>}
      {on === today ? 'Today' : formatBriefDay(on)}
    </span>
  );
}

/** Call before the row is removed: moves the focus to the next row's button, or to the field below. */
function focusBeside(button: HTMLElement): void {
  const row = button.closest('li');
  const neighbor = row?.nextElementSibling ?? row?.previousElementSibling;
  const section = button.closest('section');
  (neighbor?.querySelector('button') ?? section?.querySelector('input'))?.focus();
}

/** A single field; the day appears once something is typed. */
function AddTask({ today }: { today: EasternDate }) {
  const client = useQueryClient();
  const { form, field, isSaving, onSubmit } = useDraftForm({
    schema: addTaskRequestSchema,
    values: { task: '', dueOn: today as string },
    save: addTask,
    onSaved: () => client.invalidateQueries({ queryKey: tasksQuery.queryKey }),
    failure: notAdded,
    shouldClear: true,
  });
  const isEmpty = form.watch('task').trim() === '';
  return (
    <form noValidate className="flex flex-wrap items-start gap-2 pt-3" onSubmit={onSubmit}>
      <div className="min-w-52 flex-1">
        <TextField
          label="Add a task"
          isLabelHidden
          placeholder="Add a task …"
          required
          autoComplete="off"
          dir="auto"
          maxLength={maxLengths.task}
          {...field('task')}
        />
      </div>
      {!isEmpty && (
        <>
          <TextField label="Day" isLabelHidden type="date" required {...field('dueOn')} />
          <ActionButton isPrimary type="submit" isBlocked={isSaving}>
            Add
          </ActionButton>
        </>
      )}
    </form>
  );
}
