/**
 * Every path of the API, once. Browser, services, gateway tests and benchmarks read it from here. Paths with an id in
 * their middle are functions beside the schema of their request; a controller passes them its parameter, such as `:id`.
 * Unless a comment says otherwise, only the owner may call a path.
 *
 * Imported as `apiPaths`: a namespace, of which a page loads only the paths it uses.
 */

/** POST: anyone, the forms. GET: a page of leads. One lead with its id. */
export const contacts = '/api/contacts';
export const contactCounts = '/api/contacts/counts';
/** GET: sums of amounts by status. */
export const contactAmounts = '/api/contacts/amounts';
/** GET: the imports of the last day. POST: adds the leads of a CSV file. DELETE with an id takes one back. */
export const leadImports = '/api/contacts/csv/imports';
/** POST: previews what importing a CSV file would add. Changes nothing. */
export const leadImportPreview = '/api/contacts/csv/preview';
/** POST: adds a lead by hand. */
export const addLead = '/api/contacts/by-owner';
/** POST: changes several leads. */
export const updateLeads = '/api/contacts/bulk';
/** POST: erases several leads. */
export const eraseLeads = '/api/contacts/erase';
/** POST: previews what erasing these leads would delete. Changes nothing. */
export const erasurePreview = '/api/contacts/erase/preview';
/** GET and DELETE: the invented leads of `make demo`. */
export const demo = '/api/contacts/demo';
/** GET: the nearest names, for a search that found nothing. */
export const nearNames = '/api/contacts/near-names';
/** GET and POST, and PUT and DELETE with an id. */
export const replyTemplates = '/api/contacts/replies/templates';
/** GET and PATCH with a name (`settings`). */
export const leadSettings = '/api/contacts/owner/settings';
/** GET: how long closed leads are kept, and what each period would erase. */
export const retention = '/api/contacts/retention';
/** GET and POST, and PATCH and DELETE with an id. */
export const savedViews = '/api/contacts/saved/views';
/** Tasks without a lead: GET and POST, and DELETE with an id. */
export const tasks = '/api/contacts/free/tasks';
/** GET: how far leads got, by where they came from. */
export const leadSources = '/api/contacts/sources';
/** GET: the leads behind one figure of `leadSources`. */
export const sourceLeads = '/api/contacts/sources/leads';
/** POST: previews what a report of ad spend would store. Changes nothing. */
export const spendPreview = '/api/contacts/spend/preview';
/** GET: the newest imports. POST: stores a report. DELETE with an id takes one back. */
export const spendImports = '/api/contacts/spend/imports';
/** POST: stores spend that was typed. */
export const typedSpend = '/api/contacts/spend/typed';
/** PUT with an id: matches a campaign with spend to a campaign of the leads. */
export const spendCampaigns = '/api/contacts/spend/campaigns';

/** POST: anyone, books a call. GET: anyone, the taken times; the owner, her calls. */
export const appointments = '/api/appointments';
/** POST: cancels several calls. */
export const cancelAppointments = '/api/appointments/cancel';
/** GET: anyone. */
export const availability = '/api/availability';
/** PUT: replaces the windows of whole weekdays. Answers with all windows of the week. */
export const availabilityDays = '/api/availability/days';
/** GET: anyone. */
export const bookingRules = '/api/booking-rules';
/** GET and PATCH. */
export const ownerRules = '/api/booking-rules/owner';
/** GET and PATCH with a name (`settings`). */
export const bookingSettings = '/api/booking-rules/settings';
/** GET: where calls take place. */
export const meeting = '/api/booking-rules/meeting';
/** POST: relocates the upcoming calls to where new ones take place, and tells their visitors. */
export const relocateCalls = '/api/booking-rules/meeting/upcoming';
/** Whoever has the link in the emails: a visitor's own call. */
export const bookings = '/api/bookings';
/** GET: calls, busy times, hours and time off of a period. */
export const ownerSchedule = '/api/calendar';
/** GET the state, POST a new address, which invalidates the old one, DELETE the address. */
export const calendarFeed = '/api/calendar-feed';
/** PUT: whether emails to the owner carry a calendar file. */
export const calendarNotices = '/api/calendar-feed/notices';
/** The owner's other calendars: GET and POST, and PATCH and DELETE with an id. */
export const calendars = '/api/calendars';
/** POST: adds a calendar from a file. The body is the file, as text/calendar. */
export const calendarFiles = '/api/calendars/files';
/** GET: anyone, the free times. */
export const slots = '/api/slots';
/** GET: free times without a horizon, and with the owner's busy times. */
export const ownerSlots = '/api/slots/owner';
/** GET and POST, and PATCH and DELETE with an id. */
export const timeOff = '/api/time-off';

/** GET the session, POST logs in, DELETE logs out. */
export const session = '/api/session';
/** GET: the sessions of both gates. DELETE ends all others, with an id one. */
export const sessions = '/api/session/list';
/** PUT with a gate: its new password. */
export const passwords = '/api/session/passwords';
/** GET and PUT: which of her addresses gets a link that sets a new password. */
export const recoveryAddress = '/api/session/recovery-address';
/** POST: anyone, sets a new password of the desk by a link. */
export const recovery = '/api/session/recovery';
/** POST: anyone, sends that link to the recovery address. */
export const recoveryLink = '/api/session/recovery/link';
/** GET: anyone. */
export const botChallenge = '/api/bot-check/challenge';

export const rankings = '/api/rankings';
export const rankingsSummary = '/api/rankings/summary';
/** GET: what moved in the current window. */
export const rankingsWeek = '/api/rankings/week';
/** GET and PATCH with a name (`settings`). */
export const rankingSettings = '/api/rankings/settings';
export const rankingsCheck = '/api/rankings/check';
/** GET and DELETE: how the owner connected Search Console. */
export const rankingsConnection = '/api/rankings/connection';
/** PUT: a service account's key. */
export const rankingsConnectionKey = '/api/rankings/connection/key';
/** GET: the properties that the account may read. */
export const rankingsConnectionProperties = '/api/rankings/connection/properties';
/** PUT: the property to read. */
export const rankingsConnectionSite = '/api/rankings/connection/site';
export const rankingsKeywords = '/api/rankings/keywords';
/** POST: adds several keywords. */
export const rankingsAddKeywords = '/api/rankings/keywords/bulk';
/** POST: removes several keywords. */
export const rankingsRemoveKeywords = '/api/rankings/keywords/remove';
/** GET: queries that the site is seen for and that are not on the list. */
export const rankingsOtherQueries = '/api/rankings/other-queries';
export const rankingsCurves = '/api/rankings/keywords/curves';
export const rankingsTags = '/api/rankings/tags';
/** GET: the landing pages of the keywords on the list. */
export const rankingsLandingPages = '/api/rankings/landing-pages';
/** GET: the keywords of a landing page together. */
export const rankingsPageHistory = '/api/rankings/landing-pages/history';
export const rankingsHistory = '/api/rankings/history';
/** GET: what to do about which keywords next. */
export const rankingsAdvice = '/api/rankings/advice';
/** PUT: hides a piece of advice for a while. */
export const rankingsAdviceNotNow = '/api/rankings/advice/not-now';
/** GET, and PATCH with an id. */
export const rankingsAlerts = '/api/rankings/alerts';
/** POST: marks all alerts as read. */
export const rankingsReadAllAlerts = '/api/rankings/alerts/read-all';
/** POST: previews what these rules would raise. Changes nothing. */
export const rankingsAlertRulesPreview = '/api/rankings/alert-rules/preview';
/** POST an export, GET the uploaded periods. DELETE one with its days. */
export const rankingsImports = '/api/rankings/imports';

export const deliveries = '/api/deliveries';
/** POST: dismisses failed emails. They stay in their lead's timeline. */
export const dismissDeliveries = '/api/deliveries/dismiss';
/** GET and PATCH: who is notified, and how emails are sent. */
export const noticeSettings = '/api/deliveries/notices';
/** POST, and DELETE with an id. */
export const noticeAddresses = '/api/deliveries/notices/addresses';
/** POST: anyone with the link in the email. */
export const confirmAddress = '/api/deliveries/notices/confirm';
/** POST: undoes `dismissDeliveries`. */
export const restoreDeliveries = '/api/deliveries/restore';
/** GET and PATCH: what the owner writes in emails to visitors. */
export const emailTexts = '/api/deliveries/texts';
/** POST: renders a draft with sample data. Changes nothing. */
export const emailTextPreview = '/api/deliveries/texts/preview';
/** POST: sends a draft with sample data to the owner. */
export const emailTextTest = '/api/deliveries/texts/test';
export const emailPreview = '/api/email-preview';
/** GET: the server key that devices subscribe with, and the subscribed devices. */
export const push = '/api/push';
/** POST. DELETE with an id removes a device. */
export const pushSubscriptions = '/api/push/subscriptions';

export const openApi = '/api/openapi';
/** GET: anyone. */
export const health = '/api/health';
