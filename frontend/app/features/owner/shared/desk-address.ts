import {
  type AvailabilityView,
  availabilityViews,
  type DeskTab,
  deskTabs,
  type SettingsSection,
  settingsSections,
} from '@agency/contracts';

// What the desk's address opens. Unknown values are ignored: an old link still opens the desk.

export const parseDeskTab = (params: URLSearchParams): DeskTab =>
  deskTabs.find((tab) => tab === params.get('tab')) ?? 'leads';

export const parseAvailabilityView = (params: URLSearchParams): AvailabilityView =>
  availabilityViews.find((view) => view === params.get('view')) ?? 'hours';

export const parseSettingsSection = (params: URLSearchParams): SettingsSection =>
  settingsSections.find((section) => section === params.get('view')) ?? 'security';
