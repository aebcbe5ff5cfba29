import type { ListedLead } from '@agency/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { leadUpdateFailed } from '../shared/labels';
import { refreshLeads } from '../shared/leads';
import { deskLink } from '../shared/paths';
import { AnswerRow } from './answer-row';
import { lateFilter, lateQuery } from './queries';
import { OthersLink, Section } from './section';
import { useDismissableRows } from './use-dismissable-rows';

/** New leads whose promised time is over, the newest first: folded at first. Renders nothing if there are none. */
export function Late({ now }: { now: Date }) {
  const client = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isOpen, setOpen] = useState(false);
  const query = useQuery(lateQuery);
  const { dismiss, visibleRows } = useDismissableRows({
    failure: leadUpdateFailed,
    refresh: () => refreshLeads(client),
    heading,
  });
  const { rows: leads, left } = visibleRows<ListedLead>(query.data);
  if (!query.error && !query.data?.total) return null;

  return (
    <Section
      title="Late"
      count={left}
      query={query}
      what="The late leads"
      heading={heading}
      fold={{ isOpen, onToggle: () => setOpen(!isOpen) }}
    >
      {() => (
        <>
          <ul>
            {leads.map((lead) => (
              <AnswerRow key={lead.id} lead={lead} now={now} dismiss={dismiss} />
            ))}
          </ul>
          <OthersLink more={left - leads.length} to={deskLink.leads(lateFilter)} />
        </>
      )}
    </Section>
  );
}
