import {
  addDays,
  apiPaths,
  type EasternDate,
  type Lead,
  type LeadStatus,
  leadStatusOptions,
  type SavedView,
} from '@agency/contracts';
import type { To } from 'react-router';
import { formatBriefDay } from '~/lib/eastern-display';
import { paths } from '~/lib/paths';
import { deskLink } from '../shared/paths';
import { filterParams, parseFilter } from '../shared/queries/lead-filter';

export interface Command {
  /** Unique among all items: the list identifies items by it. */
  id: string;
  label: string;
  /** Additional search terms. */
  alias?: string;
  /** Shown at the end: a shortcut, or the current value. */
  hint?: string;
  run: CommandRun;
}

export type CommandRun =
  | { kind: 'go'; to: To }
  | { kind: 'status'; status: LeadStatus }
  | { kind: 'follow-up'; on: EasternDate | null }
  | { kind: 'download'; href: string }
  | { kind: 'shortcuts' }
  | { kind: 'add-lead' }
  | { kind: 'import-leads' }
  | { kind: 'logout' };

export interface CommandGroup {
  title: string;
  commands: Command[];
}

const admin = (link: { search: string }): To => ({ pathname: paths.admin, ...link });
const go = (id: string, label: string, to: To, alias = ''): Command => ({
  id: `go:${id}`,
  label,
  alias: `go to open ${alias}`,
  run: { kind: 'go', to },
});

/** Navigation commands. */
export const places: CommandGroup = {
  title: 'Go to',
  commands: [
    go('today', 'Today', admin(deskLink.tab('today')), 'start morning'),
    go('leads', 'Lead Management', admin(deskLink.leads()), 'list'),
    go('board', 'Lead board', admin(deskLink.board()), 'columns pipeline'),
    go('new', 'New leads', admin(deskLink.leads({ status: ['new'] })), 'unanswered'),
    go(
      'due',
      'Follow-ups due',
      admin(deskLink.leads({ followUp: 'due', sort: 'follow-up' })),
      'overdue today',
    ),
    go('appointments', 'Appointments', admin(deskLink.appointments()), 'calls calendar week'),
    go(
      'appointments-month',
      'Appointments by month',
      admin(deskLink.appointments({ view: 'month' })),
      'calls calendar',
    ),
    go(
      'appointments-list',
      'Appointment list',
      admin(deskLink.appointments({ view: 'list' })),
      'calls past upcoming select cancel',
    ),
    go('availability', 'Availability', admin(deskLink.tab('availability')), 'hours days off'),
    go('rankings', 'Rankings', paths.rankings, 'seo search keywords'),
    go('queues', 'Queues', admin(deskLink.tab('queues')), 'emails jobs'),
    go(
      'security',
      'Settings: Security',
      admin(deskLink.settings('security')),
      'preferences password sessions sign out devices',
    ),
    go(
      'notifications',
      'Settings: Notifications',
      admin(deskLink.settings('notifications')),
      'push start page email addresses sender reply',
    ),
    go(
      'meeting',
      'Settings: Meeting',
      admin(deskLink.settings('meeting')),
      'link zoom teams video phone',
    ),
    go('replies', 'Settings: Replies', admin(deskLink.settings('replies')), 'templates'),
    go('data', 'Settings: Data', admin(deskLink.settings('data')), 'retention erase people phone'),
    go('previews', 'Email previews', paths.emailPreviews),
  ],
};

/** The owner's saved views of the leads. */
export function viewCommands(views: readonly SavedView[]): CommandGroup {
  return {
    title: 'Saved views',
    commands: views.map(({ id, name, query }) => go(`view:${id}`, name, admin({ search: query }))),
  };
}

/** Actions on the open lead. The address tells its panel to book or to reply. */
export function leadCommands(
  lead: Lead,
  { today, address }: { today: EasternDate; address: URLSearchParams },
): CommandGroup {
  const followUps = [
    { label: 'tomorrow', on: addDays(today, 1) },
    { label: 'in 3 days', on: addDays(today, 3) },
    { label: 'in a week', on: addDays(today, 7) },
  ];
  const asking = (name: 'book' | 'reply'): CommandRun => {
    const asked = new URLSearchParams(address);
    asked.set(name, '1');
    return { kind: 'go', to: admin({ search: asked.toString() }) };
  };
  return {
    title: lead.name,
    commands: [
      ...leadStatusOptions
        .filter(({ value }) => value !== lead.status)
        .map(({ value, label }) => ({
          id: `status:${value}`,
          label: `Set status: ${label}`,
          run: { kind: 'status', status: value } as const,
        })),
      ...followUps.map(({ label, on }) => ({
        id: `follow-up:${on}`,
        label: `Follow up ${label}`,
        hint: formatBriefDay(on),
        run: { kind: 'follow-up', on } as const,
      })),
      ...(lead.followUpOn
        ? [
            {
              id: 'follow-up:none',
              label: 'Clear the follow-up date',
              hint: formatBriefDay(lead.followUpOn),
              run: { kind: 'follow-up', on: null } as const,
            },
          ]
        : []),
      {
        id: 'book',
        label: 'Book a call',
        alias: 'appointment meeting schedule',
        run: asking('book'),
      },
      ...(lead.email === null
        ? []
        : [{ id: 'reply', label: 'Reply', alias: 'email write answer', run: asking('reply') }]),
    ],
  };
}

/** Actions available everywhere. The export uses the address's filter. */
export function deskCommands(address: URLSearchParams): CommandGroup {
  const isOnLeads = (address.get('tab') ?? 'leads') === 'leads';
  const filter = isOnLeads ? parseFilter(address) : parseFilter(new URLSearchParams());
  return {
    title: 'Do',
    commands: [
      {
        id: 'add-lead',
        label: 'Add a lead',
        alias: 'new create contact phoned',
        run: { kind: 'add-lead' },
      },
      {
        id: 'import-leads',
        label: 'Import leads',
        alias: 'csv upload hubspot calendly excel come over undo import',
        run: { kind: 'import-leads' },
      },
      {
        id: 'export',
        label: isOnLeads ? 'Export the leads shown' : 'Export all leads',
        alias: 'csv download excel',
        run: { kind: 'download', href: `${apiPaths.contactExport}?${filterParams(filter)}` },
      },
      {
        id: 'shortcuts',
        label: 'Keyboard shortcuts',
        alias: 'help keys',
        hint: '?',
        run: { kind: 'shortcuts' },
      },
      { id: 'logout', label: 'Log out', alias: 'logout sign out', run: { kind: 'logout' } },
    ],
  };
}
