import { paths } from '~/lib/paths';
import { formatLeadCount } from '../leads/lead-count';
import { statusLabel } from '../shared/labels';
import { deskLink } from '../shared/paths';
import type { CommandRun } from './commands';
import { PaletteGroup, PaletteItem } from './palette-items';
import type { useFoundLeads } from './use-found-leads';

type Found = ReturnType<typeof useFoundLeads>;

interface FoundLeadsProps {
  typed: string;
  found: Found;
  run: (command: CommandRun) => void;
}

const leadValue = ({ id }: { id: number }) => `lead:${id}`;
const messagesValue = 'lead:messages';

/** The values of the items, in the order in which `FoundLeads` shows them. */
export function foundValues({ leads, nearNames, messages = 0 }: Found): string[] {
  return [
    ...leads.map(leadValue),
    ...(messages > 0 ? [messagesValue] : []),
    ...nearNames.map(leadValue),
  ];
}

/** The leads of a search: by name first, then the way to those that match in messages; or the nearest names. */
export function FoundLeads({ typed, found, run }: FoundLeadsProps) {
  const { leads, nearNames, messages } = found;
  const search = typed.trim();
  const go = (link: { search: string }) =>
    run({ kind: 'go', to: { pathname: paths.admin, ...link } });
  return (
    <>
      {leads.length > 0 && (
        <PaletteGroup heading={messages === undefined ? 'Leads, by notes or messages' : 'Leads'}>
          {leads.map((lead) => (
            <LeadItem key={lead.id} lead={lead} go={go} hint={statusLabel(lead.status)} />
          ))}
        </PaletteGroup>
      )}
      {messages !== undefined && messages > 0 && (
        <PaletteGroup>
          <PaletteItem
            value={messagesValue}
            label={`Show ${formatLeadCount(messages, { search })} more in notes and messages`}
            onSelect={() => go(deskLink.leads({ search, messages: 'yes' }))}
          />
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
