import { addDays, type EasternDate, easternDateSchema, maxLengths } from '@agency/contracts';
import { type SubmitEvent, useRef, useState } from 'react';
import { ActionButton } from '~/ui/desk/action-button';
import { ChipInput } from '~/ui/desk/chip';
import { PopoverMenu } from '~/ui/desk/menu';
import type { FollowUpChange } from '../use-lead-save';

interface FollowUpMenuProps {
  followUp: FollowUpChange;
  today: EasternDate;
  onSave: (change: FollowUpChange) => void;
  onClose: () => void;
}

/** Picks any day, and what to do on it. */
export function FollowUpMenu(props: FollowUpMenuProps) {
  // Escape discards changes; a press outside saves them.
  const leave = useRef<() => void>(undefined);
  return (
    <PopoverMenu
      label="Follow up"
      align="start"
      sideOffset={4}
      onInteractOutside={() => leave.current?.()}
    >
      <FollowUpForm {...props} leave={leave} />
    </PopoverMenu>
  );
}

interface FollowUpFormProps extends FollowUpMenuProps {
  leave: { current: (() => void) | undefined };
}

/** Starts with the saved follow-up each time it is opened. */
function FollowUpForm({ followUp, today, onSave, onClose, leave }: FollowUpFormProps) {
  const start = { on: followUp.followUpOn ?? addDays(today, 1), task: followUp.followUpTask ?? '' };
  const [day, setDay] = useState<string>(start.on);
  const [task, setTask] = useState(start.task);
  const isChanged = day !== start.on || task.trim() !== start.task;

  function save(on: EasternDate | null): void {
    const next = { followUpOn: on, followUpTask: (on && task.trim()) || null };
    const isSame = on === followUp.followUpOn && next.followUpTask === followUp.followUpTask;
    if (!isSame) onSave(next);
    onClose();
  }

  /** While a year is being typed, the field has a value such as 0002. */
  const typed = easternDateSchema.safeParse(day);
  const wanted = typed.success && day >= '2000' ? typed.data : null;
  leave.current = () => isChanged && wanted && save(wanted);

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (wanted) save(wanted);
  }

  return (
    <form noValidate className="grid w-72 max-w-full gap-2 px-1 pb-1" onSubmit={submit}>
      <ChipInput
        type="text"
        aria-label="What to do"
        placeholder="What to do, such as “Send the audit”"
        dir="auto"
        autoComplete="off"
        className="w-full bg-white font-normal"
        maxLength={maxLengths.task}
        value={task}
        onChange={(event) => setTask(event.currentTarget.value)}
      />
      <div className="flex flex-wrap items-center gap-1.5">
        <ChipInput
          type="date"
          aria-label="Follow-up date"
          className="w-37 bg-white px-2.5"
          value={day}
          onChange={(event) => setDay(event.currentTarget.value)}
        />
        <ActionButton isPrimary type="submit" disabled={!wanted}>
          Save
        </ActionButton>
        {followUp.followUpOn && <ActionButton onClick={() => save(null)}>Remove</ActionButton>}
      </div>
    </form>
  );
}
