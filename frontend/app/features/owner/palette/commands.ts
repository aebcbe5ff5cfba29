import {
  addDays,
  type EasternDate,
  type Lead,
  type LeadStatus,
  type SavedView,
  type SettingsSection,
  settingsSections,
} from '@agency/contracts';
import type { To } from 'react-router-dom';
import { formatBriefDay } from '~/lib/eastern-display';
import { paths } from '~/lib/paths';
import { statusLabel } from '../shared/labels';
import { deskLink } from '../shared/paths';
import { type Place, places, sectionLabels } from '../shared/places';

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

/** The open overlay. */
export type PaletteView = 'commands' | 'shortcuts' | 'add-lead';

export type CommandRun =
  | { kind: 'go'; to: To }
  | { kind: 'status'; status: LeadStatus }
  | { kind: 'follow-up'; on: EasternDate }
  | { kind: 'shortcuts' }
  | { kind: 'add-lead' };

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

/** What else each place and each section of the settings is found by. */
const aliases: Record<Place | SettingsSection, string> = {
  today: 'start morning',
  leads: 'list',
  appointments: 'calls calendar week',
  availability: 'hours days off holidays rules',
  sources: 'channels campaigns landing pages ad spend',
  rankings: 'seo search keywords',
  previews: '',
  settings: 'preferences',
  security: 'preferences password sessions log out devices',
  notifications: 'push start page email addresses sender reply',
  meeting: 'link zoom teams video phone',
  emails: 'visitors subject text invitation reminder',
  replies: 'templates',
  data: 'retention erase',
};

const goTo = (place: Place) => go(place, places[place].label, places[place].to, aliases[place]);

/** Each place, followed by its views. */
const placeCommands: Record<Place, Command[]> = {
  today: [goTo('today')],
  leads: [goTo('leads'), go('board', 'Lead board', admin(deskLink.board()), 'columns pipeline')],
  appointments: [
    goTo('appointments'),
    go(
      'appointments-list',
      'List of calls',
      admin(deskLink.appointments({ view: 'list' })),
      'appointments past upcoming select cancel',
    ),
  ],
  availability: [goTo('availability')],
  sources: [goTo('sources')],
  rankings: [goTo('rankings')],
  previews: [goTo('previews')],
  settings: [goTo('settings')],
};

export const navigation: CommandGroup = {
  title: 'Go to',
  commands: [
    ...Object.values(placeCommands).flat(),
    ...settingsSections.map((section) =>
      go(
        section,
        `Settings: ${sectionLabels[section]}`,
        admin(deskLink.settings(section)),
        aliases[section],
      ),
    ),
  ],
};

/** The owner's saved views of the leads. */
export function viewCommands(views: readonly SavedView[]): CommandGroup {
  return {
    title: 'Saved views',
    commands: views.map(({ id, name, query }) => go(`view:${id}`, name, admin({ search: query }))),
  };
}

/** The statuses that are set most often. */
const offeredStatuses = [
  'contacted',
  'qualified',
  'proposal-sent',
  'closed-won',
] as const satisfies readonly LeadStatus[];

/** Actions on the open lead. The address tells its panel to book or to reply. */
export function leadCommands(
  lead: Lead,
  { today, address }: { today: EasternDate; address: URLSearchParams },
): CommandGroup {
  const followUps = [
    { label: 'tomorrow', on: addDays(today, 1) },
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
      ...(lead.email === null
        ? []
        : [{ id: 'reply', label: 'Reply', alias: 'email write answer', run: asking('reply') }]),
      {
        id: 'book',
        label: 'Book a call',
        alias: 'appointment meeting schedule',
        run: asking('book'),
      },
      ...offeredStatuses
        .filter((status) => status !== lead.status)
        .map((status) => ({
          id: `status:${status}`,
          label: `Set status: ${statusLabel(status)}`,
          run: { kind: 'status', status } as const,
        })),
      ...followUps.map(({ label, on }) => ({
        id: `follow-up:${on}`,
        label: `Follow up ${label}`,
        hint: formatBriefDay(on),
        run: { kind: 'follow-up', on } as const,
      })),
    ],
  };
}

/** Actions available everywhere. */
export const deskCommands: CommandGroup = {
  title: 'Do',
  commands: [
    {
      id: 'add-lead',
      label: 'Add a lead',
      alias: 'new create contact phoned',
      run: { kind: 'add-lead' },
    },
    {
      id: 'shortcuts',
      label: 'Keyboard shortcuts',
      alias: 'help keys',
      hint: '?',
      run: { kind: 'shortcuts' },
    },
  ],
};
