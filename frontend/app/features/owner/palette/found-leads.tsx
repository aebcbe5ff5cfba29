import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { paths } from '~/lib/paths';
import { useSettled } from '~/lib/use-settled';
import { nearNamesQuery } from '../leads/queries';
import { statusLabel } from '../shared/labels';
import { leadsKey, readLeads } from '../shared/leads';
import { deskLink } from '../shared/paths';
import type { CommandRun } from './commands';
import { PaletteGroup, PaletteItem } from './palette-items';

const maxFound = 8;

/** The leads that a search finds, the best first. */
function foundLeadsQuery(search: string) {
  return queryOptions({
    queryKey: [...leadsKey, 'find', search],
    queryFn: ({ signal }) => readLeads({ filter: { search }, limit: maxFound, offset: 0 }, signal),
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  });
}

/** The leads that match the input, best first, or the nearest names. Requested once typing pauses. */
export function useFoundLeads(typed: string, { withNearNames }: { withNearNames: boolean }) {
  const search = useSettled(typed.trim());
  const { data, error, isFetching } = useQuery({
    ...foundLeadsQuery(search),
    enabled: search !== '',
  });
  const isAsked = typed.trim() !== '';
  const found = isAsked && search !== '' ? data : undefined;
  const isNobody = withNearNames && !isFetching && found?.total === 0;
  const { data: nearNames = [] } = useQuery({ ...nearNamesQuery(search), enabled: isNobody });
  return {
    leads: found?.items ?? [],
    nearNames: isNobody ? nearNames : [],
    error: isAsked ? error : null,
    isSearching: isAsked && (isFetching || search !== typed.trim()),
  };
}

type Found = ReturnType<typeof useFoundLeads>;

interface FoundLeadsProps {
  found: Found;
  run: (command: CommandRun) => void;
}

const leadValue = ({ id }: { id: number }) => `lead:${id}`;

/** The values of the items, in the order in which `FoundLeads` shows them. */
export const foundValues = ({ leads, nearNames }: Found): string[] =>
  [...leads, ...nearNames].map(leadValue);

/** The leads of a search, or the nearest names. */
export function FoundLeads({ found: { leads, nearNames }, run }: FoundLeadsProps) {
  const go = (link: { search: string }) =>
    run({ kind: 'go', to: { pathname: paths.admin, ...link } });
  return (
    <>
      {leads.length > 0 && (
        <PaletteGroup heading="Leads">
          {leads.map((lead) => (
            <LeadItem key={lead.id} lead={lead} go={go} hint={statusLabel(lead.status)} />
          ))}
        </PaletteGroup>
      )}
      {nearNames.length > 0 && (
        <PaletteGroup heading="Did you mean">
          {nearNames.map((lead) => (
            <LeadItem key={lead.id} lead={lead} go={go} />
          ))}
        </PaletteGroup>
      )}
    </>
  );
}

interface LeadItemProps {
  lead: { id: number; name: string; company: string | null };
  go: (link: { search: string }) => void;
  hint?: string;
}

function LeadItem({ lead, go, hint }: LeadItemProps) {
  const { id, name, company } = lead;
  return (
    <PaletteItem
      value={leadValue(lead)}
      label={<bdi>{name}</bdi>}
      note={company}
      hint={hint}
      onSelect={() => go(deskLink.lead(id))}
    />
  );
}
