import type { LeadStatus } from '@agency/contracts';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { statusLabel } from '../shared/labels';
import { leadPageQuery, leadQuery, leadsPerPage } from '../shared/leads';
import { leadsOf, totalOf } from './board/columns';
import { formatLeadCount } from './lead-count';
import type { LeadViewControl } from './lead-view';
import { leadColumnQuery } from './queries';

export interface LeadSteps {
  /** The open lead's position, such as '4 of 41 new'. Null if the list does not show it. */
  position: string | null;
  previous: (() => void) | null;
  next: (() => void) | null;
}

/**
 * The leads before and after the open one, in the list or board column. A lead that leaves the list while it is open,
 * for example by a new status, keeps its position: the next lead is the one that moved up.
 */
export function useLeadSteps(control: LeadViewControl): LeadSteps {
  const { lead, page } = control.view;
  const shown = useShownLeads(control);
  const [place, setPlace] = useState<{ lead: number | null; index: number }>();
  const found = shown.ids.indexOf(lead ?? 0);
  if (found !== -1 && (place?.lead !== lead || place.index !== found)) {
    setPlace({ lead, index: found });
  }
  const wasAt = place?.lead === lead ? place.index : -1;
  const before = (found === -1 ? wasAt : found) - 1;
  const after = found === -1 ? wasAt : found + 1;

  function stepTo(index: number): (() => void) | null {
    if (wasAt === -1 && found === -1) return null;
    const id = shown.ids[index];
    // Replaces the history entry: Back leads to the list.
    if (id !== undefined) return () => control.go({ lead: id }, { replace: true });
    if (index < 0 ? !shown.before : !shown.after) return null;
    return () =>
      void (index < 0 ? shown.before?.() : shown.after?.())?.then((more) => {
        if (more) control.go(more, { replace: true });
      });
  }

  const number = (page - 1) * leadsPerPage + found + 1;
  return {
    position:
      found === -1 ? null : `${number.toLocaleString('en-US')} of ${shown.total}${shown.noun}`,
    previous: stepTo(before),
    next: stepTo(after),
  };
}

interface ShownLeads {
  ids: number[];
  total: string;
  noun: string;
  /** The lead before or after these; undefined if there is none. */
  before?: () => Promise<Place | undefined>;
  after?: () => Promise<Place | undefined>;
}

interface Place {
  page?: number;
  lead: number;
}

const nounOf = (status: LeadStatus | undefined) =>
  status ? ` ${statusLabel(status).toLowerCase()}` : '';

function useShownLeads({ view }: LeadViewControl): ShownLeads {
  const client = useQueryClient();
  const { filter, layout, page, lead } = view;
  const isBoard = layout === 'board';
  const list = useQuery({ ...leadPageQuery(filter, page), enabled: lead !== null && !isBoard });
  const status = useColumnOf(isBoard ? lead : null);
  const column = useInfiniteQuery({
    ...leadColumnQuery(filter, status ?? 'new'),
    enabled: isBoard && status !== undefined,
  });

  if (isBoard) {
    const ids = column.data && status ? leadsOf(column.data).map(({ id }) => id) : [];
    return {
      ids,
      total: formatLeadCount(column.data ? totalOf(column.data) : 0, filter),
      noun: nounOf(status),
      after: column.hasNextPage
        ? async () => {
            const { data } = await column.fetchNextPage();
            const next = data && leadsOf(data)[ids.length];
            return next && { lead: next.id };
          }
        : undefined,
    };
  }
  const total = list.data?.total ?? 0;
  const only = filter.status?.length === 1 ? filter.status[0] : undefined;
  const edgeOf = (wanted: number, at: 0 | -1) => async () => {
    const { items } = await client.fetchQuery(leadPageQuery(filter, wanted));
    const edge = items.at(at);
    return edge && { page: wanted, lead: edge.id };
  };
  return {
    ids: list.data?.items.map(({ id }) => id) ?? [],
    total: formatLeadCount(total, filter),
    noun: nounOf(only),
    before: page > 1 ? edgeOf(page - 1, -1) : undefined,
    after: page * leadsPerPage < total ? edgeOf(page + 1, 0) : undefined,
  };
}

/** The column in which a lead was opened. A new status moves its card but does not change the sequence. */
function useColumnOf(lead: number | null): LeadStatus | undefined {
  const { data } = useQuery({ ...leadQuery(lead ?? 0), enabled: lead !== null });
  const [opened, setOpened] = useState<{ lead: number | null; status: LeadStatus }>();
  if (data && data.id === lead && opened?.lead !== lead) setOpened({ lead, status: data.status });
  return lead === null ? undefined : opened?.status;
}
