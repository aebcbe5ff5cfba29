import type { EditableEmail, LeadFilter } from '@agency/contracts';
import { paths } from '~/lib/paths';
import { type AppointmentAddress, appointmentParams } from './appointment-address';
import type { AvailabilityView } from './availability-view';
import { filterParams } from './queries/lead-filter';
import type { SettingsSection } from './settings-section';

/** The dashboard's views besides the leads, by their value in the address. */
export type DeskTab = 'today' | 'appointments' | 'availability' | 'sources' | 'queues' | 'settings';

/** Links within the desk. */
export const deskLink = {
  leads: (filter: Partial<LeadFilter> = {}) => ({
    search: filterParams(filter).toString(),
  }),
  board: () => ({ search: 'view=board' }),
  lead: (id: number) => ({ search: `lead=${id}` }),
  appointments: (address: Partial<AppointmentAddress> = {}) => ({
    search: appointmentParams({ view: 'week', day: null, ...address }).toString(),
  }),
  availability: (view: AvailabilityView) => ({
    search: view === 'hours' ? 'tab=availability' : `tab=availability&view=${view}`,
  }),
  settings: (section: SettingsSection) => ({
    search: section === 'security' ? 'tab=settings' : `tab=settings&view=${section}`,
  }),
  emailText: (email: EditableEmail) => ({
    search: `tab=settings&view=emails&email=${email}`,
  }),
  tab: (tab: DeskTab) => ({ search: `tab=${tab}` }),
  rankings: () => ({ pathname: paths.rankings }),
  /** The keywords of a landing page. */
  rankedKeywords: (landing: string) => ({
    pathname: paths.rankings,
    search: new URLSearchParams({ tab: 'keywords', landing }).toString(),
  }),
  rankingAlerts: () => ({ pathname: paths.rankings, search: 'tab=alerts' }),
};
