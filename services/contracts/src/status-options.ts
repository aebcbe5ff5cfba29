import type { Option } from './options.js';

export const leadStatusOptions = [
  { value: 'new', label: 'New' },
  { value: 'contacted', label: 'Contacted' },
  { value: 'qualified', label: 'Qualified' },
  { value: 'proposal-sent', label: 'Proposal Sent' },
  { value: 'closed-won', label: 'Closed Won' },
  { value: 'closed-lost', label: 'Closed Lost' },
  { value: 'follow-up', label: 'Follow-Up' },
] as const satisfies readonly Option[];

export const appointmentStatusOptions = [
  { value: 'scheduled', label: 'Scheduled' },
  { value: 'completed', label: 'Completed' },
  { value: 'cancelled', label: 'Canceled' },
  { value: 'no-show', label: 'No-Show' },
] as const satisfies readonly Option[];

export type LeadStatus = (typeof leadStatusOptions)[number]['value'];
export type AppointmentStatus = (typeof appointmentStatusOptions)[number]['value'];
