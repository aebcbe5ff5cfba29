import type { LeadFacts } from '../mail-facts.js';

/** A lead that nobody sent, for previews and tests. */
export const sampleLead: LeadFacts = {
  id: 1_099_511_627_776,
  name: 'Dana Fields',
  email: 'dana@fields-plumbing.example',
  phone: '(910) 555-0142',
  company: 'Fields Plumbing',
  service: 'paid-search',
  monthlyAdSpend: '1k-5k',
  message:
    'We run three vans between Leland and Hampstead. Our ads bring calls, but mostly for jobs we do not take.\n\nCan you look at where the money goes?',
  createdAt: new Date('2026-12-03T19:12:00Z'),
};
