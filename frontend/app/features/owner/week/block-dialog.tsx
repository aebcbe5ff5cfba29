import { type DrawnTimeOff, type Interval, maxLengths } from '@agency/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { formatBriefDay, formatDay } from '~/lib/eastern-display';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/desk/dialog';
import { TextLink } from '~/ui/desk/text-link';
import { SelectField, TextField } from '~/ui/field';
import { CallsInside } from '../shared/calls-inside';
import { deskLink } from '../shared/paths';
import { callsInsideQuery } from '../shared/queries/time-off';
import { requestOf, type TimeOffTexts } from '../shared/time-off-draft';
import { useTimeOff } from '../shared/use-time-off';
import { draftOf, endChoices, startChoices, withStart } from './half-hours';

const notSaved = { title: 'Not Saved', fallback: 'The time could not be saved. Please try again.' };
const texts = {
  added: () => 'Time Blocked',
  changed: () => 'Time Off Saved',
  removed: ({ isAllDay }: DrawnTimeOff) => (isAllDay ? 'Time Off Removed' : 'Time Unblocked'),
};

interface BlockDialogProps {
  /** The time off being edited; null for a new one. */
  timeOff: DrawnTimeOff | null;
  stretch: Interval;
  now: Date;
  onClose: () => void;
}

/** Blocks part of a day, or unblocks it. */
export function BlockDialog({ timeOff, stretch, now, onClose }: BlockDialogProps) {
  const [draft, setDraft] = useState(() => draftOf(stretch));
  const { save, remove, isBusy } = useTimeOff({ texts, notSaved, notRemoved: notSaved });
  const inside = useQuery({
    ...callsInsideQuery(requestOf(draft), now),
    placeholderData: keepPreviousData,
  });
  const { isAllDay } = draft;
  const change = (changes: Partial<TimeOffTexts>) => setDraft({ ...draft, ...changes });

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isBusy) return;
    // After a failure, which a toast reports, the dialog stays open.
    save(timeOff, requestOf(draft)).then(onClose, () => undefined);
  }

  return (
    <Dialog
      title={titleOf(timeOff)}
      className="max-h-[calc(100dvh-1.5rem)] w-[min(100%-1.5rem,28rem)] p-5 sm:p-6"
      isBusy={isBusy}
      onClose={onClose}
    >
      <form noValidate className="mt-4 grid gap-4" onSubmit={submit}>
        <p>{whenOf(draft)}</p>
        {isAllDay ? (
          <p>
            Change whole days under{' '}
            <TextLink to={deskLink.availability('time-off')}>Availability</TextLink>.
          </p>
        ) : (
          <div className="grid grid-cols-2 gap-3">
            <SelectField
              label="From"
              name="from"
              placeholder="From"
              required
              options={startChoices(draft)}
              value={draft.start}
              onChange={({ currentTarget: { value } }) => setDraft(withStart(draft, value))}
            />
            <SelectField
              label="Until"
              name="until"
              placeholder="Until"
              required
              options={endChoices(draft)}
              value={draft.end}
              onChange={({ currentTarget: { value } }) => change({ end: value })}
            />
          </div>
        )}
        <CallsInside calls={inside.data ?? []} />
        <TextField
          label="Note"
          hint="Only you see it."
          name="note"
          dir="auto"
          autoComplete="off"
          maxLength={maxLengths.timeOffNote}
          value={draft.note}
          onChange={({ currentTarget: { value } }) => change({ note: value })}
        />
        <div className="flex flex-wrap gap-3 *:grow">
          <Button variant="secondary" disabled={isBusy} onClick={onClose}>
            Cancel
          </Button>
          {timeOff && (
            <Button
              variant="secondary"
              disabled={isBusy}
              onClick={() => void remove(timeOff).then(onClose, onClose)}
            >
              {isAllDay ? 'Remove' : 'Unblock'}
            </Button>
          )}
          <Button type="submit" busy={isBusy}>
            {timeOff ? 'Save' : 'Block'}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function titleOf(timeOff: DrawnTimeOff | null): string {
  if (!timeOff) return 'Block this time';
  return timeOff.isAllDay ? 'Time off' : 'Blocked time';
}

/** The day, or the range of whole days, both inclusive. */
function whenOf({ isAllDay, firstDay, lastDay }: TimeOffTexts): string {
  if (!isAllDay) return `${formatDay(firstDay)}, Eastern Time. Visitors cannot book then.`;
  return firstDay === lastDay
    ? formatDay(firstDay)
    : `${formatBriefDay(firstDay)} to ${formatBriefDay(lastDay)}`;
}
