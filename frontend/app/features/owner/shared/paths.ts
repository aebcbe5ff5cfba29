import {
  type AvailabilityView,
  type DeskTab,
  deskQuery,
  type EasternDate,
  type EditableEmail,
  type LeadFilter,
  rankingsQuery,
  type SettingsSection,
} from '@agency/contracts';
import { paths } from '~/lib/paths';
import { filterParams } from './lead-filter';

export const appointmentViews = ['week', 'list'] as const;
export type AppointmentView = (typeof appointmentViews)[number];

/** The tab's view in the address. */
export interface AppointmentAddress {
  view: AppointmentView;
  /** The day whose week is shown; null: today. */
  day: EasternDate | null;
}

/** The tab's address; by default it shows the current week. */
export function appointmentParams({ view, day }: AppointmentAddress): URLSearchParams {
  const params = new URLSearchParams(deskQuery.tab('appointments'));
  if (view !== 'week') params.set('view', view);
  if (day !== null && view !== 'list') params.set('day', day);
  return params;
}

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
