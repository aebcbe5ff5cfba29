import { type Lead, responseHours } from '@agency/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { ActionButton } from '~/ui/desk/action-button';
import { ReplyMenu } from '../leads/replies/reply-menu';
import { saveLead } from '../leads/save-lead';
import { serviceLabel, spendLabel, updateFailed } from '../shared/labels';
import { deskLink } from '../shared/paths';
import { refreshLeads } from '../shared/queries/leads';
import { newLeadsFilter, newLeadsQuery } from '../shared/queries/today';
import { CallLink } from './call-link';
import { promisedAnswer } from './promise';
import { Row } from './row';
import { NothingHere, OthersLink, Section } from './section';
import { shortSource } from './short-source';
import { useDismissableRows } from './use-dismissable-rows';

export const answerFirstId = 'answer-first';

/** New leads against the promise that they are answered within a day, the one that waits longest first. */
export function AnswerFirst({ now }: { now: Date }) {
  const client = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  const query = useQuery(newLeadsQuery);
  const dismissable = useDismissableRows<Lead>({
    failure: updateFailed,
    refresh: () => refreshLeads(client),
    heading,
  });
  const { rows: leads, left } = dismissable.visibleRows(query.data);

  function contact(lead: Lead, button: HTMLElement): void {
    dismissable.dismiss(button, {
      id: lead.id,
      done: `${lead.name} contacted`,
      run: () => saveLead(client, lead, { status: 'contacted' }),
      undo: (saved) => saveLead(client, saved, { status: lead.status }),
    });
  }

  return (
    <Section
      id={answerFirstId}
      title="Answer first"
      count={query.data && left}
      note={leads.length > 0 ? `Promised within ${responseHours} hours` : undefined}
      query={query}
      what="The new leads"
      heading={heading}
    >
      {() =>
        leads.length === 0 ? (
          <NothingHere>Every new lead is answered.</NothingHere>
        ) : (
          <>
            <ul>
              {leads.map((lead) => {
                const { text, tone } = promisedAnswer(lead.createdAt, now);
                return (
                  <Row
                    key={lead.id}
                    when={text}
                    tone={tone}
                    lead={lead}
                    facts={[
                      lead.company,
                      lead.service && serviceLabel(lead.service),
                      lead.monthlyAdSpend && spendLabel(lead.monthlyAdSpend),
                      shortSource(lead.attribution),
                    ]}
                    text={lead.message}
                  >
                    {lead.phone && <CallLink phone={lead.phone} name={lead.name} />}
                    {lead.email && <ReplyMenu lead={lead} isInList />}
                    <ActionButton
                      isPrimary
                      data-action="contacted"
                      onClick={(event) => contact(lead, event.currentTarget)}
                    >
                      Contacted<span className="sr-only">: {lead.name}</span>
                    </ActionButton>
                  </Row>
                );
              })}
            </ul>
            <OthersLink more={left - leads.length} to={deskLink.leads(newLeadsFilter)} />
          </>
        )
      }
    </Section>
  );
}
