import { type ListedLead, responseHours } from '@agency/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { leadUpdateFailed } from '../shared/labels';
import { refreshLeads } from '../shared/leads';
import { deskLink } from '../shared/paths';
import { AnswerRow } from './answer-row';
import { inTimeFilter, inTimeQuery, lateQuery, longLateQuery } from './queries';
import { NothingHere, OthersLink, Section } from './section';
import { useDismissableRows } from './use-dismissable-rows';

interface AnswerProps {
  now: Date;
  /** The lead that the owner asked to be shown. */
  marked: number | null;
  /** Whether the page's one filled button is here. */
  isFirst: boolean;
}

/** New leads that can still be answered as promised, the one with the least time left first. */
export function Answer({ now, marked, isFirst }: AnswerProps) {
  const client = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  const query = useQuery(inTimeQuery);
  const { data: late } = useQuery(lateQuery);
  const { data: longLate } = useQuery(longLateQuery);
  const { dismiss, visibleRows } = useDismissableRows({
    failure: leadUpdateFailed,
    refresh: () => refreshLeads(client),
    heading,
  });
  const { rows: leads, left } = visibleRows<ListedLead>(query.data);
  const isAnyLate = Boolean(late?.total || longLate?.total);

  return (
    <Section
      title="Answer"
      count={query.data && left}
      note={leads.length > 0 ? `Promised within ${responseHours} hours` : undefined}
      query={query}
      what="The new leads"
      heading={heading}
    >
      {() =>
        leads.length === 0 ? (
          <NothingHere>
            {isAnyLate
              ? `No leads from the last ${responseHours} hours are waiting.`
              : 'Every new lead is answered.'}
          </NothingHere>
        ) : (
          <>
            <ul>
              {leads.map((lead, index) => (
                <AnswerRow
                  key={lead.id}
                  lead={lead}
                  now={now}
                  isMarked={lead.id === marked}
                  isFirst={isFirst && index === 0}
                  dismiss={dismiss}
                />
              ))}
            </ul>
            <OthersLink more={left - leads.length} to={deskLink.leads(inTimeFilter)} />
          </>
        )
      }
    </Section>
  );
}
