import { addDays, daysBetween, type EasternDate, type ListedLead } from '@agency/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { formatBriefDay } from '~/lib/eastern-display';
import { ActionButton } from '~/ui/desk/action-button';
import { leadUpdateFailed, statusLabel } from '../shared/labels';
import { refreshLeads, updateLead } from '../shared/leads';
import { deskLink } from '../shared/paths';
import { CheckIcon } from './answer-row';
import { CallLink } from './call-link';
import { CallQuestion } from './call-question';
import { dueFilter, dueLeadsQuery } from './queries';
import { Row } from './row';
import { lastTryInWords } from './row-words';
import { NothingHere, OthersLink, Section } from './section';
import { useDismissableRows } from './use-dismissable-rows';

const later = [
  { days: 3, label: '+3 days', short: '+3' },
  { days: 7, label: '+7 days', short: '+7' },
];

interface FollowUpProps {
  today: EasternDate;
  /** Whether the page's one filled button is here. */
  isFirst: boolean;
}

/** Follow-ups: overdue ones, then today's. */
export function FollowUp({ today, isFirst }: FollowUpProps) {
  const client = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  const query = useQuery(dueLeadsQuery);
  const dismissable = useDismissableRows({
    failure: leadUpdateFailed,
    refresh: () => refreshLeads(client),
    heading,
  });
  const { rows: leads, left } = dismissable.visibleRows<ListedLead>(query.data);
  const overdue = leads.filter(({ followUpOn }) => followUpOn && followUpOn < today).length;

  function plan(lead: ListedLead, followUpOn: EasternDate | null, button: HTMLElement): void {
    const { id, name } = lead;
    dismissable.dismiss(button, {
      id,
      done: followUpOn
        ? `Follow-up with ${name}: ${formatBriefDay(followUpOn)}`
        : `Followed up with ${name}`,
      run: async () => {
        await updateLead(id, { followUpOn });
        const { followUpOn: day, followUpTask } = lead;
        return () => updateLead(id, { followUpOn: day, followUpTask });
      },
    });
  }

  return (
    <Section
      title="Follow up"
      count={query.data && left}
      note={
        overdue > 0 && left <= (query.data?.items.length ?? 0) ? `${overdue} overdue` : undefined
      }
      query={query}
      what="The follow-ups"
      heading={heading}
    >
      {() =>
        leads.length === 0 ? (
          <NothingHere>No follow-ups are due.</NothingHere>
        ) : (
          <>
            <ul>
              {leads.map((lead, index) => (
                <FollowUpRow
                  key={lead.id}
                  lead={lead}
                  today={today}
                  isFirst={isFirst && index === 0}
                  onPlan={plan}
                />
              ))}
            </ul>
            <OthersLink more={left - leads.length} to={deskLink.leads(dueFilter)} />
          </>
        )
      }
    </Section>
  );
}

interface FollowUpRowProps {
  lead: ListedLead;
  today: EasternDate;
  isFirst: boolean;
  /** Null if it is done. */
  onPlan: (lead: ListedLead, on: EasternDate | null, button: HTMLElement) => void;
}

function FollowUpRow({ lead, today, isFirst, onPlan }: FollowUpRowProps) {
  const [isCalled, setCalled] = useState(false);
  const { name, phone } = lead;
  return (
    <Row
      {...dueDay(lead.followUpOn ?? today, today)}
      lead={lead}
      facts={[
        lead.followUpTask,
        lastTryInWords(lead.lastTry, today),
        statusLabel(lead.status),
        lead.company,
      ]}
      isFirst={isFirst}
      below={isCalled && <CallQuestion lead={lead} onClose={() => setCalled(false)} />}
    >
      {phone && <CallLink phone={phone} name={name} onCall={() => setCalled(true)} />}
      {later.map(({ days, label, short }) => (
        <ActionButton
          key={days}
          aria-label={`${label}: ${name}`}
          data-action={label}
          onClick={(event) => onPlan(lead, addDays(today, days), event.currentTarget)}
        >
          <span className="max-sm:hidden">{label}</span>
          <span className="sm:hidden">{short}</span>
        </ActionButton>
      ))}
      <ActionButton
        isPrimary={isFirst}
        aria-label={`Done: ${name}`}
        data-action="done"
        onClick={(event) => onPlan(lead, null, event.currentTarget)}
      >
        <CheckIcon />
        <span className="max-sm:hidden">Done</span>
      </ActionButton>
    </Row>
  );
}

function dueDay(day: EasternDate, today: EasternDate) {
  if (day === today) return { when: 'Today' } as const;
  const late = daysBetween(day, today);
  return { when: late === 1 ? 'Yesterday' : formatBriefDay(day), tone: 'late' } as const;
}
