import { easternDateOf } from '@agency/contracts';
import { useQuery } from '@tanstack/react-query';
import { CommandGroup, CommandInput, CommandItem, CommandList, CommandRoot } from 'cmdk';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { systemClock } from '~/lib/clock';
import { paths } from '~/lib/paths';
import { parseLeadView } from '../leads/lead-view';
import { statusLabel } from '../shared/labels';
import { deskLink } from '../shared/paths';
import { leadQuery } from '../shared/queries/leads';
import { savedViewsQuery } from '../shared/queries/saved-views';
import {
  type Command,
  deskCommands,
  type CommandGroup as Group,
  leadCommands,
  places,
  viewCommands,
} from './commands';
import { matches } from './matches';
import { Overlay } from './overlay';
import styles from './palette-dialog.module.css';
import { showPalette } from './palette-store';
import { useFoundLeads } from './use-found-leads';
import { useRunCommand } from './use-run-command';

interface PaletteDialogProps {
  onLogout: () => void;
}

/** One field for everything: leads by whatever is known of them, places, and what can be done now. */
export default function PaletteDialog({ onLogout }: PaletteDialogProps) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const { groups, lead } = useCommands(typed);
  const run = useRunCommand({ lead, onLogout });
  const { leads, error, isSearching } = useFoundLeads(typed);
  const isEmpty = leads.length === 0 && groups.length === 0;

  return (
    <Overlay label="Find a lead or a command" first={input} onClose={() => showPalette(null)}>
      {/* Its own filter would hide leads that the server found by a note or a phone number. */}
      <CommandRoot label="Find a lead or a command" shouldFilter={false} loop>
        <CommandInput
          ref={input}
          className={styles.input}
          value={typed}
          onValueChange={setTyped}
          placeholder="Find a lead, or type a command"
        />
        <CommandList className={styles.list} label="Leads and commands">
          {leads.length > 0 && (
            <CommandGroup heading="Leads" className={styles.group}>
              {leads.map(({ id, name, company, status }) => (
                <CommandItem
                  key={id}
                  value={`lead:${id}`}
                  className={styles.item}
                  onSelect={() =>
                    run({ kind: 'go', to: { pathname: paths.admin, ...deskLink.lead(id) } })
                  }
                >
                  <span>
                    <bdi>{name}</bdi>
                    {company && <bdi className={styles.aside}> {company}</bdi>}
                  </span>
                  <span className={styles.aside}>{statusLabel(status)}</span>
                </CommandItem>
              ))}
            </CommandGroup>
          )}
          {groups.map(({ title, commands }) => (
            <CommandGroup key={title} heading={title} className={styles.group}>
              {commands.map((command) => (
                <CommandItem
                  key={command.id}
                  value={command.id}
                  className={styles.item}
                  onSelect={() => run(command.run)}
                >
                  <span>{command.label}</span>
                  {command.hint && <span className={styles.aside}>{command.hint}</span>}
                </CommandItem>
              ))}
            </CommandGroup>
          ))}
        </CommandList>
        <p role="status" className={styles.state}>
          {error ? 'Leads could not be searched. Commands still work.' : ''}
          {!error && isEmpty && (isSearching ? 'Searching …' : 'Nothing found.')}
        </p>
      </CommandRoot>
    </Overlay>
  );
}

/** The commands that fit what is typed, those for the open lead first. */
function useCommands(typed: string) {
  const [address] = useSearchParams();
  const open = parseLeadView(address).lead;
  const { data: lead } = useQuery({ ...leadQuery(open ?? 0), enabled: open !== null });
  const { data: views = [] } = useQuery(savedViewsQuery);
  const today = easternDateOf(systemClock.now());
  const groups: Group[] = [
    ...(lead ? [leadCommands(lead, { today, address })] : []),
    places,
    viewCommands(views),
    deskCommands(address),
  ];
  const fits = ({ label, alias = '' }: Command) => matches(`${label} ${alias}`, typed);
  return {
    lead,
    groups: groups
      .map(({ title, commands }) => ({ title, commands: commands.filter(fits) }))
      .filter(({ commands }) => commands.length > 0),
  };
}
