/**
 * Every path of the API, once. Browser, services, gateway tests and benchmarks read it from here. Paths with an id in them
 * are functions beside the schema of their request. Unless a comment says otherwise, only the owner may call a path.
 */
export const apiPaths = {
  /** POST: anyone, the forms. GET: a page of leads. One lead with its id. */
  contacts: '/api/contacts',
  contactCounts: '/api/contacts/counts',
  /** GET: sums of amounts by status. */
  contactAmounts: '/api/contacts/amounts',
  contactExport: '/api/contacts/export',
  /** GET: the imports of the last day. POST: adds the leads of a CSV file. DELETE with an id takes one back. */
  leadImports: '/api/contacts/csv/imports',
  /** POST: previews what importing a CSV file would add. Changes nothing. */
  leadImportPreview: '/api/contacts/csv/preview',
  /** POST: adds a lead by hand. */
  addLead: '/api/contacts/by-owner',
  /** POST: changes several leads. */
  updateLeads: '/api/contacts/bulk',
  /** POST: erases several leads. */
  eraseLeads: '/api/contacts/erase',
  /** POST: previews what erasing these leads would delete. Changes nothing. */
  erasurePreview: '/api/contacts/erase/preview',
  /** GET: when the site's certificate expires. */
  certificate: '/api/contacts/certificate',
  /** GET and DELETE: the invented leads of `make demo`. */
  demo: '/api/contacts/demo',
  /** GET: the nearest names, for a search that found nothing. */
  nearNames: '/api/contacts/near-names',
  /** GET and POST, and PUT and DELETE with an id. */
  replyTemplates: '/api/contacts/replies/templates',
  /** GET and PUT: how long closed leads are kept. */
  retention: '/api/contacts/retention',
  /** GET: which settings changed, newest first. */
  settingHistory: '/api/contacts/settings/history',
  /** GET and POST, and PATCH and DELETE with an id. */
  savedViews: '/api/contacts/saved/views',
  /** Tasks without a lead: GET and POST, and DELETE with an id. */
  tasks: '/api/contacts/free/tasks',
  /** POST: anyone, counts an arrival. */
  arrivals: '/api/contacts/arrivals',
  /** GET and PUT: whether arrivals are counted. */
  arrivalCounting: '/api/contacts/arrivals/counting',
  /** GET: how far leads got, by where they came from. */
  leadSources: '/api/contacts/sources',
  /** GET and PUT: whether the month's report comes by email. */
  monthEmail: '/api/contacts/sources/month-email',
  /** GET: the leads behind one figure of `leadSources`. */
  sourceLeads: '/api/contacts/sources/leads',
  /** POST: previews what a report of ad spend would store. Changes nothing. */
  spendPreview: '/api/contacts/spend/preview',
  /** GET: the newest imports. POST: stores a report. DELETE with an id takes one back. */
  spendImports: '/api/contacts/spend/imports',
  /** POST: stores spend that was typed. */
  typedSpend: '/api/contacts/spend/typed',
  /** PUT with an id: matches a campaign with spend to a campaign of the leads. */
  spendCampaigns: '/api/contacts/spend/campaigns',
  /** GET: what can be told to ad platforms. */
  conversions: '/api/contacts/conversions',
  /** POST: marks what a file holds as exported. */
  conversionExports: '/api/contacts/conversions/exports',
  /** GET: a file that a platform imports. */
  conversionFile: '/api/contacts/conversions/file',
  /** GET: figures of this week and last week. */
  weekFigures: '/api/contacts/week',

  /** POST: anyone, books a call. GET: anyone, the taken times; the owner, her calls. */
  appointments: '/api/appointments',
  /** POST: cancels several calls. */
  cancelAppointments: '/api/appointments/cancel',
  /** GET: anyone. */
  availability: '/api/availability',
  /** PUT: replaces the windows of whole weekdays. Answers with all windows of the week. */
  availabilityDays: '/api/availability/days',
  /** GET: anyone. */
  bookingRules: '/api/booking-rules',
  /** GET and PATCH. */
  ownerRules: '/api/booking-rules/owner',
  /** GET and PUT: where calls take place. */
  meeting: '/api/booking-rules/meeting',
  /** POST: relocates the upcoming calls to where new ones take place, and tells their visitors. */
  relocateCalls: '/api/booking-rules/meeting/upcoming',
  /** Whoever has the link in the emails: a visitor's own call. */
  bookings: '/api/bookings',
  /** GET: calls, busy times, hours and time off of a period. */
  ownerSchedule: '/api/calendar',
  /** GET the state, POST a new address, which invalidates the old one, DELETE the address. */
  calendarFeed: '/api/calendar-feed',
  /** PUT: whether emails to the owner carry a calendar file. */
  calendarNotices: '/api/calendar-feed/notices',
  /** The owner's other calendars: GET and POST, and more below it. */
  calendars: '/api/calendars',
  /** GET: anyone, the free times. */
  slots: '/api/slots',
  /** GET: free times without a horizon, and with the owner's busy times. */
  ownerSlots: '/api/slots/owner',
  /** GET and POST, and PATCH and DELETE with an id. */
  timeOff: '/api/time-off',

  /** GET the session, POST signs in, DELETE signs out. */
  session: '/api/session',
  /** GET: the sessions of both gates. DELETE ends all others, with an id one. */
  sessions: '/api/session/list',
  /** PUT with a gate: its new password. */
  passwords: '/api/session/passwords',
  /** GET: how many recovery codes are left. POST: ten new ones. */
  recoveryCodes: '/api/session/recovery-codes',
  /** GET and PUT: which of her addresses gets a link that sets a new password. */
  recoveryAddress: '/api/session/recovery-address',
  /** POST: anyone, sets a new password of the desk by a recovery code or a link. */
  recovery: '/api/session/recovery',
  /** POST: anyone, sends that link to the recovery address. */
  recoveryLink: '/api/session/recovery/link',
  /** GET: anyone. */
  botChallenge: '/api/bot-check/challenge',

  rankings: '/api/rankings',
  rankingsSummary: '/api/rankings/summary',
  /** GET: what moved in the current window. */
  rankingsWeek: '/api/rankings/week',
  /** GET and PUT: which emails about rankings the owner gets. */
  rankingsEmails: '/api/rankings/emails',
  rankingsCheck: '/api/rankings/check',
  rankingsRuns: '/api/rankings/runs',
  rankingsSetup: '/api/rankings/setup',
  /** GET and DELETE: how the owner connected Search Console. */
  rankingsConnection: '/api/rankings/connection',
  /** PUT: a service account's key. */
  rankingsConnectionKey: '/api/rankings/connection/key',
  /** GET: the properties that the account may read. */
  rankingsConnectionProperties: '/api/rankings/connection/properties',
  /** PUT: the property to read. */
  rankingsConnectionSite: '/api/rankings/connection/site',
  rankingsKeywords: '/api/rankings/keywords',
  /** POST: adds several keywords. */
  rankingsAddKeywords: '/api/rankings/keywords/bulk',
  /** POST: removes several keywords. */
  rankingsRemoveKeywords: '/api/rankings/keywords/remove',
  /** GET: queries that the site is seen for and that are not on the list. */
  rankingsOtherQueries: '/api/rankings/other-queries',
  rankingsExport: '/api/rankings/keywords/export',
  rankingsCurves: '/api/rankings/keywords/curves',
  rankingsTags: '/api/rankings/tags',
  /** GET: the landing pages of the keywords on the list. GET …/history: their keywords together. */
  rankingsLandingPages: '/api/rankings/landing-pages',
  rankingsHistory: '/api/rankings/history',
  rankingsChanges: '/api/rankings/changes',
  /** GET: what to do about which keywords next. */
  rankingsAdvice: '/api/rankings/advice',
  /** PUT: hides a piece of advice for a while. */
  rankingsAdviceNotNow: '/api/rankings/advice/not-now',
  rankingsAlerts: '/api/rankings/alerts',
  rankingsAlertRules: '/api/rankings/alert-rules',
  /** POST an export, GET the uploaded periods. DELETE one with its days. */
  rankingsImports: '/api/rankings/imports',

  deliveries: '/api/deliveries',
  /** POST: dismisses failed emails. They stay in their lead's timeline. */
  dismissDeliveries: '/api/deliveries/dismiss',
  /** GET and PATCH: who is notified, and how emails are sent. */
  noticeSettings: '/api/deliveries/notices',
  /** POST, and DELETE with an id. */
  noticeAddresses: '/api/deliveries/notices/addresses',
  /** POST: anyone with the link in the email. */
  confirmAddress: '/api/deliveries/notices/confirm',
  /** POST: undoes `dismissDeliveries`. */
  restoreDeliveries: '/api/deliveries/restore',
  /** GET and PATCH: what the owner writes in emails to visitors. */
  emailTexts: '/api/deliveries/texts',
  /** POST: renders a draft with sample data. Changes nothing. */
  emailTextPreview: '/api/deliveries/texts/preview',
  /** POST: sends a draft with sample data to the owner. */
  emailTextTest: '/api/deliveries/texts/test',
  emailPreview: '/api/email-preview',
  /** GET: the server key that devices subscribe with, and the subscribed devices. */
  push: '/api/push',
  /** POST. DELETE `{id}` removes a device, POST `{id}/test` sends it a test notification. */
  pushSubscriptions: '/api/push/subscriptions',
  /** Jobs, by queue. */
  queues: '/api/queues',

  openApi: '/api/openapi',
  /** GET: anyone. */
  health: '/api/health',
} as const;
