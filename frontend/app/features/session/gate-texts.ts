import type { Gate } from '@agency/contracts';

interface GateTexts {
  title: string;
  lead: string;
  welcome: string;
  goodbye: string;
}

/** The texts of each gate. */
export const gateTexts: Record<Gate, GateTexts> = {
  admin: {
    title: 'Admin Access',
    lead: 'Leads, appointments and availability are behind this password.',
    welcome: 'Welcome to the admin dashboard.',
    goodbye: 'You have been logged out of the admin dashboard.',
  },
  rankings: {
    title: 'SEO Rankings Access',
    lead: 'The ranking data is behind this password.',
    welcome: 'Welcome to the SEO rankings dashboard.',
    goodbye: 'You have been logged out of the rankings dashboard.',
  },
};
