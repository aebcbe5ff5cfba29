import type { LeadFilter } from '@agency/contracts';
import { paths } from '~/lib/paths';
import { type AppointmentAddress, appointmentParams } from './appointment-address';
import { filterParams } from './queries/lead-filter';

/** What the dashboard shows besides the leads, by its value in the address. */
export type DeskTab = 'today' | 'appointments' | 'availability' | 'queues' | 'settings';

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
  tab: (tab: DeskTab) => ({ search: `tab=${tab}` }),
  rankingAlerts: () => ({ pathname: paths.rankings, search: 'tab=alerts' }),
};
