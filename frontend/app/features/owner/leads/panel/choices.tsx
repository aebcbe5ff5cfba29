import {
  addDays,
  dayOfWeek,
  daysBetween,
  type EasternDate,
  type Lead,
  leadStatusOptions,
} from '@agency/contracts';
import { Popover } from 'radix-ui';
import { type ComponentProps, useState } from 'react';
import { formatBriefDay } from '~/lib/eastern-display';
import { classNames } from '~/ui/class-names';
import { closedStatuses } from '../lead-marks';
import type { OneTapSave } from '../use-lead-save';
import { FollowUpMenu } from './follow-up-menu';

interface FollowUpChoiceProps {
  lead: Lead;
  today: EasternDate;
  oneTap: OneTapSave;
}

/** The common days, one tap each, saved at once; then any other day with what to do on it. */
export function FollowUpChoice({
  lead,
  today,
  oneTap: { mutate: save, pending },
}: FollowUpChoiceProps) {
  const [isOpen, setOpen] = useState(false);
  const shown = pending && 'followUpOn' in pending ? pending : lead;
  const { followUpOn: on, followUpTask: task = null } = shown;
  const isOverdue = on !== null && on < today && !closedStatuses.includes(lead.status);
  const days = commonDays(today);
  const isCommon = on === null || days.some(({ day }) => day === on);
  return (
    <ChoiceRow aria-label="Follow-up" title="Follow up">
      {days.map(({ label, day }) => (
        <Choice
          key={label}
          aria-pressed={day === on}
          title={formatBriefDay(day)}
          onClick={() => day !== on && save({ followUpOn: day, followUpTask: task })}
        >
          {label}
        </Choice>
      ))}
      {/* Last: its text is the only one that changes, and it moves no other. */}
      <Popover.Root open={isOpen} onOpenChange={setOpen}>
        <Popover.Trigger asChild>
          <Choice aria-pressed={!isCommon} isOverdue={isOverdue}>
            <span className="sr-only">Follow-up: {dayInWords(on, today)}. </span>
            {isCommon || on === null ? 'Other …' : formatBriefDay(on)}
            {isOverdue && ', overdue'}
          </Choice>
        </Popover.Trigger>
        <FollowUpMenu
          followUp={{ followUpOn: on, followUpTask: task }}
          today={today}
          onSave={save}
          onClose={() => setOpen(false)}
        />
      </Popover.Root>
      {task && <bdi className="min-w-0 basis-full pl-1.5 text-slate">{task}</bdi>}
    </ChoiceRow>
  );
}

/** Next Monday, unless that is tomorrow or in a week. */
function commonDays(today: EasternDate) {
  const untilMonday = (8 - dayOfWeek(today)) % 7 || 7;
  const between =
    untilMonday === 1 || untilMonday === 7
      ? { label: 'In 3 days', day: addDays(today, 3) }
      : { label: 'Monday', day: addDays(today, untilMonday) };
  return [
    { label: 'Tomorrow', day: addDays(today, 1) },
    between,
    { label: 'In a week', day: addDays(today, 7) },
  ];
}

function dayInWords(on: EasternDate | null, today: EasternDate): string {
  if (on === null) return 'none';
  const days = daysBetween(today, on);
  if (days === 0) return 'today';
  return days === 1 ? 'tomorrow' : formatBriefDay(on);
}

interface StatusChoiceProps {
  lead: Lead;
  oneTap: OneTapSave;
}

/**
 * Every status, one tap each, saved at once. Not inputs: those would choose with the arrow keys, which move the focus through
 * the toolbar.
 */
export function StatusChoice({ lead, oneTap: { mutate: save, pending } }: StatusChoiceProps) {
  const shown = pending && 'status' in pending ? pending.status : lead.status;
  return (
    <ChoiceRow role="radiogroup" aria-label="Status">
      {leadStatusOptions.map(({ value, label }) => (
        <Choice
          key={value}
          role="radio"
          aria-checked={value === shown}
          onClick={() => value !== shown && save({ status: value })}
        >
          {label}
        </Choice>
      ))}
    </ChoiceRow>
  );
}

interface ChoiceRowProps extends ComponentProps<'fieldset'> {
  /** Shown in front of the choices, which `aria-label` names for assistive technology. */
  title?: string;
}

/** They keep their places and their width, whichever is chosen. Their text begins where the panel's does. */
function ChoiceRow({ title, children, ...rest }: ChoiceRowProps) {
  return (
    <fieldset {...rest} className="-ml-1.5 flex min-w-0 flex-wrap items-center gap-x-0.5">
      {title && (
        <span aria-hidden="true" className="pr-0.5 pl-1.5 text-slate text-(length:--text-fine)">
          {title}
        </span>
      )}
      {children}
    </fieldset>
  );
}

interface ChoiceProps extends ComponentProps<'button'> {
  isOverdue?: boolean;
}

function Choice({ isOverdue = false, ...props }: ChoiceProps) {
  const isChosen = props['aria-checked'] === true || props['aria-pressed'] === true;
  const color = isChosen ? 'text-ink' : 'text-slate';
  return (
    <button
      type="button"
      {...props}
      className={classNames(
        'inline-flex min-h-11 cursor-pointer items-center rounded-button px-1.5 font-medium whitespace-nowrap text-[0.875rem] hover:bg-shoal md:pointer-fine:min-h-8',
        isOverdue ? 'text-(--color-danger)' : color,
        isChosen &&
          'bg-shoal forced-colors:outline-2 forced-colors:-outline-offset-3 forced-colors:outline-[Highlight]',
      )}
    />
  );
}
