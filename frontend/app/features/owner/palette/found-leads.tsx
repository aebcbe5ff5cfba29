import { paths } from '~/lib/paths';
import { statusLabel } from '../shared/labels';
import { deskLink } from '../shared/paths';
import type { CommandRun } from './commands';
import { PaletteGroup, PaletteItem } from './palette-items';
import type { useFoundLeads } from './use-found-leads';

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
