import { type Lead, leadSortOf } from '@agency/contracts';
import {
  keepPreviousData,
  queryOptions,
  skipToken,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { conditionCount } from '../shared/lead-filter';
import { leadCountsQuery, leadPageQuery, readLeads, refreshLeads } from '../shared/leads';
import { focusLeadLink } from './lead-link';
import { useLeadView } from './lead-view';

const maxNewLeads = 20;

/** The newest leads, fetched when `latest` is newer than the leads already seen. */
function newestLeadsQuery(latest: string | null) {
  return queryOptions({
    queryKey: [...leadCountsQuery.queryKey, 'newest', latest],
    queryFn: async ({ signal }): Promise<Lead[]> => {
      const filter = { sort: 'newest', import: 'none' } as const;
      const slice = { filter, limit: maxNewLeads, offset: 0 };
      return (await readLeads(slice, signal)).items;
    },
  });
}

/** When the newest lead shown on this desk was created; empty before the first lead. Never fetched from the server. */
const seenUntilQuery = queryOptions<string>({
  queryKey: ['desk', 'seen-until'],
  queryFn: skipToken,
  gcTime: Number.POSITIVE_INFINITY,
});

interface NewLeads {
  /** Newest first, at most `maxNewLeads`. */
  arrived: Lead[];
  /** All leads up to this moment have been shown. */
  markSeen: (until: string) => void;
}

/**
 * Leads that came in since the owner saw the newest one, regardless of the filter. Polls the counts, and fetches leads
 * only if there is a newer one.
 */
export function useNewLeads(): NewLeads {
  const client = useQueryClient();
  const { data: counts } = useQuery(leadCountsQuery);
  const { data: seenUntil } = useQuery(seenUntilQuery);
  const latest = counts?.latest ?? null;
  const hasNewer = latest !== null && seenUntil !== undefined && latest > seenUntil;
  const { data: newest } = useQuery({
    ...newestLeadsQuery(latest),
    enabled: hasNewer,
    placeholderData: keepPreviousData,
  });

  const markSeen = useCallback(
    (until: string) =>
      client.setQueryData(seenUntilQuery.queryKey, (seen) =>
        seen !== undefined && seen > until ? seen : until,
      ),
    [client],
  );

  // Leads present when the desk opened are not new.
  const hasBegun = seenUntil !== undefined;
  useEffect(() => {
    if (counts && !hasBegun) markSeen(counts.latest ?? '');
  }, [counts, hasBegun, markSeen]);

  const arrived = hasNewer && newest ? newest.filter(({ createdAt }) => createdAt > seenUntil) : [];
  return { arrived, markSeen };
}

interface PillProps {
  arrived: readonly Lead[];
  onShow: () => void;
}

/** Announces new leads politely, above the content: nothing moves until the owner asks for it. */
export function Pill({ arrived, onShow }: PillProps) {
  const count = arrived.length;
  return (
    // Without height, so that content below does not move.
    <div
      role="status"
      className="sticky top-[calc(var(--header)+0.5rem)] z-5 grid h-0 justify-items-center overflow-visible pr-(--covered,0rem)"
    >
      {count > 0 && (
        <button
          type="button"
          className="min-h-11 cursor-pointer rounded-[1.5rem] border border-deep bg-deep px-5 font-semibold whitespace-pre text-white shadow-raised transition-[opacity,translate] duration-250 ease-out hover:bg-channel motion-reduce:transition-none starting:-translate-y-2 starting:opacity-0"
          onClick={onShow}
        >
          {count === 1 ? '1 new lead' : `${count}${count === maxNewLeads ? '+' : ''} new leads`}
          <span aria-hidden="true"> · </span>
          <span className="underline underline-offset-[0.2em]">Show</span>
        </button>
      )}
    </div>
  );
}

/** About as long as loading the list takes on a slow connection. */
const maxFrames = 600;

/** Above the list or the board. Counts new leads that the filter hides, too: showing them clears the filter. */
export function NewLeadsPill() {
  const client = useQueryClient();
  const { view, go } = useLeadView();
  const { arrived, markSeen } = useNewLeads();
  const { filter, page, layout } = view;
  const isPlain = conditionCount(filter) === 0 && leadSortOf(filter) === 'newest' && page === 1;

  // A refetched list, for example after a change here, already shows them.
  const { data, isPlaceholderData } = useQuery({
    ...leadPageQuery(filter, page),
    enabled: isPlain && layout === 'list',
  });
  const shownUntil =
    isPlain && layout === 'list' && !isPlaceholderData ? data?.items[0]?.createdAt : undefined;
  useEffect(() => {
    if (shownUntil) markSeen(shownUntil);
  }, [shownUntil, markSeen]);

  async function show(): Promise<void> {
    const [newest] = arrived;
    if (!newest) return;
    if (isPlain) await refreshLeads(client);
    else go({ page: 1, filter: { sort: 'newest' } });
    focusOnceShown(newest.id);
    markSeen(newest.createdAt);
  }

  return <Pill arrived={arrived} onShow={() => void show()} />;
}

/** The list renders in a later frame. */
function focusOnceShown(lead: number, frames = maxFrames): void {
  if (focusLeadLink(lead) || frames === 0) return;
  requestAnimationFrame(() => focusOnceShown(lead, frames - 1));
}
