/** Every path of the API, once. Browser, services, gateway tests and benchmarks read it from here. */
export const apiPaths = {
  contacts: '/api/contacts',
  contactCounts: '/api/contacts/counts',
  contactExport: '/api/contacts/export',
  appointments: '/api/appointments',
  availability: '/api/availability',
  bookingRules: '/api/booking-rules',
  bookings: '/api/bookings',
  session: '/api/session',
  botChallenge: '/api/bot-check/challenge',
  rankings: '/api/rankings',
  rankingsSummary: '/api/rankings/summary',
  rankingsCheck: '/api/rankings/check',
  rankingsRuns: '/api/rankings/runs',
  rankingsSetup: '/api/rankings/setup',
  rankingsKeywords: '/api/rankings/keywords',
  rankingsExport: '/api/rankings/keywords/export',
  rankingsTags: '/api/rankings/tags',
  rankingsHistory: '/api/rankings/history',
  rankingsChanges: '/api/rankings/changes',
  rankingsAlerts: '/api/rankings/alerts',
  rankingsAlertRules: '/api/rankings/alert-rules',
  rankingsImports: '/api/rankings/imports',
  deliveries: '/api/deliveries',
  emailPreview: '/api/email-preview',
  openApi: '/api/openapi',
  health: '/api/health',
} as const;

/** By itself, because only the owner's desk asks for it: the others are part of every page's scripts. */
export const queuesPath = '/api/queues';
