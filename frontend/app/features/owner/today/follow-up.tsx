import { addDays, daysBetween, type EasternDate, type Lead } from '@agency/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { formatBriefDay } from '~/lib/eastern-display';
import { ActionButton } from '~/ui/desk/action-button';
import { saveLead } from '../leads/save-lead';
import { statusLabel, updateFailed } from '../shared/labels';
import { deskLink } from '../shared/paths';
import { refreshLeads } from '../shared/queries/leads';
import { dueFilter, dueLeadsQuery } from '../shared/queries/today';
import { CallLink } from './call-link';
import { Row } from './row';
import { NothingHere, OthersLink, Section } from './section';
import { useDismissableRows } from './use-dismissable-rows';

const later = [
  { days: 3, label: '+3 days' },
  { days: 7, label: '+1 week' },
];

/** Leads to get back to: overdue ones, then those of today. */
export function FollowUp({ today }: { today: EasternDate }) {
  const client = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  const query = useQuery(dueLeadsQuery);
  const dismissable = useDismissableRows<Lead>({
    failure: updateFailed,
    refresh: () => refreshLeads(client),
    heading,
  });
  const { rows: leads, left } = dismissable.visibleRows(query.data);
  const overdue = leads.filter(({ followUpOn }) => followUpOn && followUpOn < today).length;

  function plan(lead: Lead, followUpOn: EasternDate | null, button: HTMLElement): void {
    const { id, name } = lead;
    dismissable.dismiss(button, {
      id,
      done: followUpOn
        ? `Follow-up with ${name}: ${formatBriefDay(followUpOn)}`
        : `Followed up with ${name}`,
      run: () => saveLead(client, lead, { followUpOn }),
      undo: (saved) => saveLead(client, saved, { followUpOn: lead.followUpOn }),
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
          <NothingHere>No follow-up is due.</NothingHere>
        ) : (
          <>
            <ul>
              {leads.map((lead) => (
                <Row
                  key={lead.id}
                  {...dueDay(lead.followUpOn ?? today, today)}
                  lead={lead}
                  facts={[statusLabel(lead.status), lead.company]}
                  text={lead.notes ?? lead.message}
                >
                  {lead.phone && <CallLink phone={lead.phone} name={lead.name} />}
                  {later.map(({ days, label }) => (
                    <ActionButton
                      key={days}
                      data-action={label}
                      onClick={(event) => plan(lead, addDays(today, days), event.currentTarget)}
                    >
                      {label}
                      <span className="sr-only">: {lead.name}</span>
                    </ActionButton>
                  ))}
                  <ActionButton
                    isPrimary
                    data-action="done"
                    onClick={(event) => plan(lead, null, event.currentTarget)}
                  >
                    Done<span className="sr-only">: {lead.name}</span>
                  </ActionButton>
                </Row>
              ))}
            </ul>
            <OthersLink more={left - leads.length} to={deskLink.leads(dueFilter)} />
          </>
        )
      }
    </Section>
  );
}

function dueDay(day: EasternDate, today: EasternDate) {
  if (day === today) return { when: 'Today' } as const;
  const late = daysBetween(day, today);
  return { when: late === 1 ? 'Yesterday' : formatBriefDay(day), tone: 'late' } as const;
}
