import { easternDateOf, type Lead } from '@agency/contracts';
import { useQuery } from '@tanstack/react-query';
import { CommandInput, CommandList, CommandRoot } from 'cmdk';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useClock } from '~/lib/clock';
import { formatBriefDay } from '~/lib/eastern-display';
import { parseLeadView } from '../leads/lead-view';
import { type OneTapChange, useLeadSave } from '../leads/use-lead-save';
import { savedViewsQuery } from '../leads/views/queries';
import { statusLabel } from '../shared/labels';
import { leadQuery } from '../shared/leads';
import {
  type Command,
  type CommandRun,
  deskCommands,
  type CommandGroup as Group,
  leadCommands,
  navigation,
  type PaletteView,
  viewCommands,
} from './commands';
import { FoundLeads, foundValues, useFoundLeads } from './found-leads';
import { matches } from './matches';
import { PaletteFrame } from './palette-frame';
import { PaletteGroup, PaletteItem } from './palette-items';

interface PaletteDialogProps {
  onShow: (view: PaletteView | null) => void;
}

/** One field for everything: leads by any of their data, pages, and commands. */
export default function PaletteDialog({ onShow }: PaletteDialogProps) {
  const [typed, setTyped] = useState('');
  const { groups, lead } = useCommands(typed);
  const run = useRunCommand({ lead, onShow });
  const found = useFoundLeads(typed, { withNearNames: groups.length === 0 });
  const { leads, nearNames, error, isSearching } = found;
  const isEmpty = leads.length + nearNames.length + groups.length === 0;
  const [marked, setMarked] = useState('');
  const values = [
    ...foundValues(found),
    ...groups.flatMap(({ commands }) => commands.map(({ id }) => id)),
  ];

  return (
    <PaletteFrame label="Find a lead or a command" onClose={() => onShow(null)}>
      {/* Its own filter would hide leads that the server found by a note or a phone number. */}
      <CommandRoot
        label="Find a lead or a command"
        className="flex max-h-[min(70dvh,34rem)] flex-col"
        shouldFilter={false}
        loop
        // cmdk marks nothing when an answer replaces the marked lead along with others.
        value={values.includes(marked) ? marked : (values[0] ?? '')}
        onValueChange={setMarked}
      >
        <CommandInput
          className="min-h-14 w-full flex-none border-b border-sand bg-white px-4 text-[length:1.0625rem] outline-none placeholder:text-slate placeholder:opacity-100 focus-visible:shadow-[inset_0_0_0_2px_var(--color-channel)]"
          value={typed}
          onValueChange={setTyped}
          placeholder="Find a lead, or type a command"
        />
        <CommandList
          className="scroll-py-8 overflow-y-auto overscroll-contain px-2"
          label="Leads and commands"
        >
          <FoundLeads found={found} run={run} />
          {groups.map(({ title, commands }) => (
            <PaletteGroup key={title} heading={title}>
              {commands.map((command) => (
                <PaletteItem
                  key={command.id}
                  value={command.id}
                  label={command.label}
                  hint={command.hint}
                  onSelect={() => run(command.run)}
                />
              ))}
            </PaletteGroup>
          ))}
        </CommandList>
        <p role="status" className="px-4.5 py-3 text-slate empty:p-1">
          {error ? 'Leads couldn’t be searched. Commands still work.' : ''}
          {!error && isEmpty && (isSearching ? 'Searching …' : 'Nothing found.')}
        </p>
      </CommandRoot>
    </PaletteFrame>
  );
}

/** The commands that match the input, those for the open lead first. */
function useCommands(typed: string) {
  const [address] = useSearchParams();
  const open = parseLeadView(address).lead;
  const { data: lead } = useQuery({ ...leadQuery(open ?? 0), enabled: open !== null });
  const { data: views = [] } = useQuery(savedViewsQuery);
  const today = easternDateOf(useClock().now());
  const groups: Group[] = [
    ...(lead ? [leadCommands(lead, { today, address })] : []),
    navigation,
    viewCommands(views),
    deskCommands,
  ];
  const fits = ({ label, alias = '' }: Command) => matches(`${label} ${alias}`, typed);
  return {
    lead,
    groups: groups
      .map(({ title, commands }) => ({ title, commands: commands.filter(fits) }))
      .filter(({ commands }) => commands.length > 0),
  };
}

interface RunOptions {
  /** The open lead. */
  lead: Lead | undefined;
  onShow: (view: PaletteView | null) => void;
}

/** Runs a command after the palette has closed and the focus has returned. */
function useRunCommand({ lead, onShow }: RunOptions) {
  const navigate = useNavigate();
  const { mutate: save } = useLeadSave(lead, titleOf);

  return (run: CommandRun): void => {
    onShow(isOverlay(run.kind) ? run.kind : null);
    switch (run.kind) {
      case 'go':
        void navigate(run.to);
        break;
      case 'status':
        save({ status: run.status });
        break;
      case 'follow-up':
        save({ followUpOn: run.on });
        break;
    }
  };
}

/** The toast's title. The palette offers only these changes of a lead. */
function titleOf(change: OneTapChange, { name }: Lead): string {
  if ('status' in change) return `${name}: ${statusLabel(change.status)}`;
  const day = 'followUpOn' in change ? change.followUpOn : null;
  return `Follow-up with ${name}${day ? `: ${formatBriefDay(day)}` : ''}`;
}

/** Commands that open something in the palette's place. */
const overlays = ['shortcuts', 'add-lead'] as const;
const isOverlay = (kind: CommandRun['kind']): kind is (typeof overlays)[number] =>
  overlays.some((overlay) => overlay === kind);
