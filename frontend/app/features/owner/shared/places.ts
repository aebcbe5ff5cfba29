import {
  type AvailabilityView,
  availabilityViews,
  type DeskTab,
  deskTabs,
  type SettingsSection,
  settingsSections,
} from '@agency/contracts';
import type { To } from 'react-router-dom';
import { paths } from '~/lib/paths';
import { deskLink } from './paths';

export type Place = DeskTab | 'rankings' | 'previews';

interface PlaceFacts {
  label: string;
  /** Where there is little room. */
  short?: string;
  to: To;
}

const onDesk = (tab: DeskTab): To => ({ pathname: paths.admin, ...deskLink.tab(tab) });

/** All places of the desk. */
export const places: Record<Place, PlaceFacts> = {
  today: { label: 'Today', to: onDesk('today') },
  leads: {
    label: 'Lead Management',
    short: 'Leads',
    // Named in the address: without it, the start page opens.
    to: onDesk('leads'),
  },
  appointments: { label: 'Appointments', short: 'Calls', to: onDesk('appointments') },
  availability: { label: 'Availability', to: onDesk('availability') },
  sources: { label: 'Sources', to: onDesk('sources') },
  rankings: { label: 'Rankings', to: paths.rankings },
  previews: { label: 'Email previews', to: paths.emailPreviews },
  settings: { label: 'Settings', to: onDesk('settings') },
};

/** The tabs of the desk. On the owner's other pages, they are links. */
export const tabPlaces = ['leads', 'appointments', 'availability'] as const;
export type TabPlace = (typeof tabPlaces)[number];

export const isTabPlace = (place: Place): place is TabPlace =>
  tabPlaces.some((one) => one === place);

/** At the bottom of a phone. */
export const footPlaces: readonly Place[] = ['today', 'leads', 'appointments'];

/** In the menu; on a phone also the tab that the bottom has no room for. */
export const morePlaces: readonly Place[] = ['sources', 'rankings', 'previews', 'settings'];

export const sectionLabels: Record<SettingsSection, string> = {
  security: 'Security',
  notifications: 'Notifications',
  meeting: 'Meeting',
  emails: 'Emails',
  replies: 'Replies',
  data: 'Data',
};

// What the desk's address opens. Unknown values are ignored: an old link still opens the desk.

export const parseDeskTab = (params: URLSearchParams): DeskTab =>
  deskTabs.find((tab) => tab === params.get('tab')) ?? 'leads';

export const parseAvailabilityView = (params: URLSearchParams): AvailabilityView =>
  availabilityViews.find((view) => view === params.get('view')) ?? 'hours';

export const parseSettingsSection = (params: URLSearchParams): SettingsSection =>
  settingsSections.find((section) => section === params.get('view')) ?? 'security';
