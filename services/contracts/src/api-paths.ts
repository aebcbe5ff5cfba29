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
  emailPreview: '/api/email-preview',
  openApi: '/api/openapi',
  health: '/api/health',
} as const;
