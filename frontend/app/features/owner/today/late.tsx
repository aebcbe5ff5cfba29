import {
  type ListedLead,
  maxBulkItems,
  maxLateDays,
  type UpdateLeadsResponse,
} from '@agency/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { counted, leadNoun } from '~/lib/counted';
import { TextButton, TextLink } from '~/ui/desk/text-link';
import { useReversible } from '~/ui/desk/use-save';
import { restoreLeads } from '../leads/queries';
import { leadUpdateFailed, statusLabel } from '../shared/labels';
import { readLeads, refreshLeads, updateLeads } from '../shared/leads';
import { deskLink } from '../shared/paths';
import { AnswerRow } from './answer-row';
import { lateFilter, lateQuery, longLateFilter, longLateQuery } from './queries';
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

const status = 'closed-lost';

/** One line about leads that no one will answer anymore. Renders nothing if there are none. */
export function LongLate() {
  const client = useQueryClient();
  const { data } = useQuery(longLateQuery);
  const close = useReversible({
    run: closeAll,
    done: ({ changed }) =>
      changed > 0 ? `${counted(changed, leadNoun)} changed: ${statusLabel(status)}` : null,
    undo: (answer) => restoreLeads(answer, 'status'),
    refresh: () => refreshLeads(client),
    failure: leadUpdateFailed,
  });
  if (!data?.total) return null;

  return (
    <p className="flex flex-wrap items-center gap-x-4 border-b border-sand text-slate">
      <span>
        {data.total.toLocaleString('en-US')} older than {maxLateDays} days
      </span>
      <TextLink isTall to={deskLink.leads(longLateFilter)}>
        Show<span className="sr-only"> the leads older than {maxLateDays} days</span>
      </TextLink>
      <TextButton
        isTall
        aria-disabled={close.isPending}
        onClick={() => {
          if (!close.isPending) close.mutate();
        }}
      >
        {close.isPending ? 'Saving …' : `Set to ${statusLabel(status)}`}
      </TextButton>
    </p>
  );
}

/** Page by page. If one fails, what was closed before it can be undone. */
async function closeAll(): Promise<UpdateLeadsResponse> {
  const answer: UpdateLeadsResponse = { changed: 0, results: [] };
  for (;;) {
    try {
      // Those that were closed are no longer in the list.
      const offset = answer.results.length - answer.changed;
      const { items } = await readLeads({ filter: longLateFilter, limit: maxBulkItems, offset });
      if (items.length === 0) return answer;
      const { changed, results } = await updateLeads(items.map(({ id }) => ({ id, status })));
      answer.changed += changed;
      answer.results.push(...results);
    } catch (error) {
      if (answer.changed === 0) throw error;
      return answer;
    }
  }
}
