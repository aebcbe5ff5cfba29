import { type Calendar, calendarFailureMessages, easternDateOf } from '@agency/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatShortDay } from '~/lib/eastern-display';
import { ActionButton, Actions } from '~/ui/desk/action-button';
import { ConfirmDialog } from '~/ui/desk/confirm-dialog';
import { NoticeBox } from '~/ui/desk/notice';
import { showFailure } from '~/ui/desk/show-failure';
import { showToast } from '~/ui/toast';
import { calendarTones, momentOf, statusOf, warningTexts } from './calendar-texts';
import { MoreDetails } from './more-details';
import { readCalendarNow, refreshCalendars, removeCalendar } from './queries';
import { ReplaceFile } from './replace-file';

interface CalendarRowProps {
  calendar: Calendar;
  now: Date;
  onEdit: () => void;
}

/** A calendar: when it was read, its problems, and its actions. */
export function CalendarRow({ calendar, now, onEdit }: CalendarRowProps) {
  const { name, source, addressHint, failingSince, knownUntil } = calendar;
  const ofIt = <span className="sr-only">: {name}</span>;
  return (
    <div className="grid gap-1 wrap-anywhere">
      <CalendarMark calendar={calendar} />
      {failingSince ? (
        <NoticeBox tone="danger" className="py-2">
          <p>
            <FailureText calendar={calendar} now={now} />
          </p>
        </NoticeBox>
      ) : (
        <p>{statusOf(calendar, now)}</p>
      )}
      <p className="text-fine text-slate">
        {[
          addressHint,
          knownUntil && `Last event on ${formatShortDay(easternDateOf(new Date(knownUntil)))}`,
          calendar.ownEmail && `Your email: ${calendar.ownEmail}`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <Warnings warnings={calendar.warnings} />
      <Actions>
        {source === 'address' ? (
          <ReadNow calendar={calendar} />
        ) : (
          <ReplaceFile calendar={calendar} />
        )}
        <ActionButton onClick={onEdit}>Edit{ofIt}</ActionButton>
        <Remove calendar={calendar} />
      </Actions>
    </div>
  );
}

function Warnings({ warnings }: Pick<Calendar, 'warnings'>) {
  if (warnings.length === 0) return null;
  return (
    <MoreDetails
      summary={warnings.length === 1 ? '1 event to check' : `${warnings.length} events to check`}
    >
      <ul className="list-disc pl-5">
        {warnings.map(({ reason, title }, index) => (
          // Several events may have the same title.
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is replaced as a whole.
          <li key={index}>
            {title ? <bdi>“{title}”</bdi> : 'An event'} {warningTexts[reason]}
          </li>
        ))}
      </ul>
    </MoreDetails>
  );
}

function ReadNow({ calendar: { id, name } }: { calendar: Calendar }) {
  const client = useQueryClient();
  const { isPending, mutate } = useMutation({
    mutationFn: () => readCalendarNow(id),
    onSuccess: ({ failingSince }) =>
      showToast(
        failingSince
          ? { title: 'Still Can’t Read Calendar', description: name, variant: 'destructive' }
          : { title: 'Calendar Read', description: name },
      ),
    onError: (error) =>
      showFailure(error, {
        title: 'Couldn’t Read Calendar',
        fallback: 'The calendar couldn’t be read. Please try again.',
      }),
    onSettled: () => refreshCalendars(client),
  });
  return (
    <ActionButton isBlocked={isPending} onClick={() => mutate()}>
      {isPending ? 'Reading …' : 'Read now'}
      <span className="sr-only">: {name}</span>
    </ActionButton>
  );
}

function Remove({ calendar: { id, name } }: { calendar: Calendar }) {
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const { isPending, mutate } = useMutation({
    mutationFn: () => removeCalendar(id),
    onSuccess: () => showToast({ title: 'Calendar Removed', description: name }),
    onError: (error) =>
      showFailure(error, {
        title: 'Couldn’t Remove Calendar',
        fallback: 'The calendar couldn’t be removed. Please try again.',
      }),
    onSettled: () => {
      setAsking(false);
      return refreshCalendars(client);
    },
  });
  return (
    <>
      <ActionButton onClick={() => setAsking(true)}>
        Remove<span className="sr-only">: {name}</span>
      </ActionButton>
      {isAsking && (
        <ConfirmDialog
          title="Remove this calendar?"
          cancel="Keep it"
          confirm="Remove"
          busy={isPending}
          onCancel={() => setAsking(false)}
          onConfirm={() => mutate()}
        >
          <p>
            Visitors can book the busy times of <bdi className="font-semibold">{name}</bdi> right
            away. The calendar itself isn’t changed.
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}

/** A calendar's name beside its color. */
function CalendarMark({ calendar }: { calendar: Pick<Calendar, 'name' | 'color'> }) {
  return (
    <span className="flex items-baseline gap-2.5">
      <span
        aria-hidden="true"
        className="size-3.5 flex-none rounded-[0.1875rem] border border-ink/35 forced-color-adjust-none"
        style={{ background: calendarTones[calendar.color] }}
      />
      <strong>
        <bdi>{calendar.name}</bdi>
      </strong>
    </span>
  );
}

type Failing = Pick<Calendar, 'failingSince' | 'failure' | 'readAt'>;

/** Since when and why a calendar is unreadable, and which copy is in use. Renders nothing if it can be read. */
function FailureText({ calendar, now }: { calendar: Failing; now: Date }) {
  const { failingSince, failure, readAt } = calendar;
  if (!failingSince) return null;
  return (
    <>
      <strong>Unreadable since {momentOf(failingSince, now)}.</strong>{' '}
      {failure && `${calendarFailureMessages[failure]} `}
      {readAt
        ? `The last copy, from ${momentOf(readAt, now)}, is still in use.`
        : 'It has never been read, so its busy times are unknown.'}
    </>
  );
}
