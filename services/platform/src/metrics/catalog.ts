/**
 * Every metric of our own, with its labels. Label values come from a fixed set, never ids, addresses or user input.
 * Dashboards and alert rules may use only these and the runtime's metrics.
 */
export const metricCatalog = {
  http_request_duration_seconds: {
    help: 'Time to answer a request, by the route that answered',
    labels: ['method', 'route', 'status'],
  },
  sign_in_attempts_total: {
    help: 'Passwords entered at a gate: right, wrong, or refused without a check',
    labels: ['gate', 'outcome'],
  },
  outbox_due: { help: 'Emails that are due and not in the queue yet', labels: [] },
  outbox_lag_seconds: { help: 'How long the oldest of these has been due', labels: [] },
  outbox_unsettled: { help: 'Emails in the queue that are not settled yet', labels: [] },
  queue_jobs: { help: 'Jobs in a queue', labels: ['queue', 'state'] },
  mails: { help: 'Emails of the last 24 hours, by state', labels: ['state'] },
  ranking_check_last_success_timestamp_seconds: {
    help: 'When a ranking check last succeeded',
    labels: [],
  },
  visitor_bookings: { help: 'Calls that visitors booked in the last hour', labels: [] },
  visitor_bookings_limit: { help: 'SURGE_BOOKINGS_PER_HOUR, as this service uses it', labels: [] },
  other_calendars: {
    help: "The owner's other calendars, by whether they can be read",
    labels: ['state'],
  },
  calendar_copy_age_seconds: { help: 'How old the oldest copy of a calendar is', labels: [] },
  leads_to_erase: { help: 'Leads that are due for erasure and still exist', labels: ['reason'] },
  certificate_expiry_timestamp_seconds: {
    help: "When the site's certificate expires; absent until one has been seen",
    labels: [],
  },
  certificate_lifetime_seconds: {
    help: "From the start to the end of the certificate's validity",
    labels: [],
  },
  backup_last_success_timestamp_seconds: { help: 'When the last backup was written', labels: [] },
} as const satisfies Record<string, { help: string; labels: readonly string[] }>;

export type MetricName = keyof typeof metricCatalog;
export type LabelOf<Name extends MetricName> = (typeof metricCatalog)[Name]['labels'][number];
