import type { CreateLeadBody } from '@agency/contracts';

/** A visitor's form, with every field and its attribution. */
export const contactForm = {
  name: 'Avery Bennett',
  email: 'avery.bennett@example.com',
  phone: '(910) 555-0142',
  company: 'Bennett & Daughters Boatyard',
  service: 'paid-search',
  monthlyAdSpend: '5k-10k',
  message:
    'We build and repair wooden skiffs and would like more people to find us. Could you look at what we spend now?',
  attribution: {
    first: {
      utm_source: 'newsletter',
      utm_medium: 'email',
      utm_campaign: 'autumn',
      landingPath: '/lead-generation',
      referrerHost: 'news.example.com',
    },
  },
} satisfies CreateLeadBody;
