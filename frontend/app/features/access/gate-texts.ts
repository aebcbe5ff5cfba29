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
    lead: 'Log in to manage leads, calls and availability.',
    welcome: 'Welcome to the admin dashboard.',
    goodbye: 'You have been logged out of the admin dashboard.',
  },
  rankings: {
    title: 'SEO Rankings Access',
    lead: 'Log in to see the ranking data.',
    welcome: 'Welcome to the SEO rankings dashboard.',
    goodbye: 'You have been logged out of the rankings dashboard.',
  },
};

export const noAnswer = 'We couldn’t reach the server. Please try again in a moment.';
