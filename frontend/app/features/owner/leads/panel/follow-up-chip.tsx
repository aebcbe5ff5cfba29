import { daysBetween, type EasternDate, type Lead } from '@agency/contracts';
import { Popover } from 'radix-ui';
import { useState } from 'react';
import { formatBriefDay } from '~/lib/eastern-display';
import { Chip } from '~/ui/desk/chip';
import { MenuArrow } from '~/ui/desk/menu';
import { closedStatuses } from '../lead-marks';
import { FollowUpMenu } from './follow-up-menu';
import type { OneTapSave } from './use-one-tap-save';

interface FollowUpChipProps {
  lead: Lead;
  today: EasternDate;
  oneTap: OneTapSave;
}

/** The follow-up: a chip that opens the days, and the task beside it. */
export function FollowUpChip({ lead, today, oneTap: { save, pending } }: FollowUpChipProps) {
  const [isOpen, setOpen] = useState(false);
  const shown = pending && 'followUpOn' in pending ? pending : lead;
  const { followUpOn: on, followUpTask: task = null } = shown;
  const isOverdue = on !== null && on < today && !closedStatuses.includes(lead.status);
  return (
    <>
      <Popover.Root open={isOpen} onOpenChange={setOpen}>
        <Popover.Trigger asChild>
          <Chip className={isOverdue ? 'text-(--color-danger)' : undefined}>
            Follow-up: {dayInWords(on, today)}
            {isOverdue && ', overdue'}
            <MenuArrow />
          </Chip>
        </Popover.Trigger>
        <FollowUpMenu
          followUp={{ followUpOn: on, followUpTask: task }}
          today={today}
          onSave={save}
          onClose={() => setOpen(false)}
        />
      </Popover.Root>
      {task && <bdi className="min-w-0 text-slate">{task}</bdi>}
    </>
  );
}

function dayInWords(on: EasternDate | null, today: EasternDate): string {
  if (on === null) return 'none';
  const days = daysBetween(today, on);
  if (days === 0) return 'today';
  return days === 1 ? 'tomorrow' : formatBriefDay(on);
}
