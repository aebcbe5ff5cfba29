import {
  type AvailabilityView,
  type DeskTab,
  deskQuery,
  type EditableEmail,
  type LeadFilter,
  rankingsQuery,
  type SettingsSection,
} from '@agency/contracts';
import { paths } from '~/lib/paths';
import { type AppointmentAddress, appointmentParams } from './appointment-address';
import { filterParams } from './queries/lead-filter';

/** Links within the desk. */
export const deskLink = {
  leads: (filter: Partial<LeadFilter> = {}) => ({
    search: filterParams(filter).toString(),
  }),
  board: () => ({ search: 'view=board' }),
  lead: (id: number) => ({ search: deskQuery.lead(id) }),
  appointments: (address: Partial<AppointmentAddress> = {}) => ({
    search: appointmentParams({ view: 'week', day: null, ...address }).toString(),
  }),
  availability: (view: AvailabilityView) => ({ search: deskQuery.availability(view) }),
  settings: (section: SettingsSection) => ({ search: deskQuery.settings(section) }),
  emailText: (email: EditableEmail) => ({
    search: `${deskQuery.settings('emails')}&email=${email}`,
  }),
  tab: (tab: DeskTab) => ({ search: deskQuery.tab(tab) }),
  rankings: () => ({ pathname: paths.rankings }),
  /** The keywords of a landing page. */
  rankedKeywords: (landing: string) => ({
    pathname: paths.rankings,
    search: rankingsQuery.landingPage(landing),
  }),
  rankingRules: () => ({ pathname: paths.rankings, search: rankingsQuery.tab('source') }),
};
