import type { LeadFilter } from '@agency/contracts';
import { type AppointmentAddress, appointmentParams } from './appointment-address';
import { filterParams } from './queries/lead-filter';

/** What the dashboard shows besides the leads, by its value in the address. */
export type DeskTab = 'today' | 'appointments' | 'availability' | 'queues' | 'settings';

/** Links within the dashboard. */
export const deskLink = {
  leads: (filter: Partial<LeadFilter> = {}) => ({
    search: filterParams(filter).toString(),
  }),
  lead: (id: number) => ({ search: `lead=${id}` }),
  appointments: (address: Partial<AppointmentAddress> = {}) => ({
    search: appointmentParams({ view: 'week', day: null, ...address }).toString(),
  }),
  tab: (tab: DeskTab) => ({ search: `tab=${tab}` }),
};
