/** A choice in a form: the value that is sent and the label that is shown. */
export interface Option<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
}

export const serviceOptions = [
  { value: 'paid-search', label: 'Paid Search (search engines)' },
  { value: 'paid-social', label: 'Paid Social (major social platforms)' },
  { value: 'creative-strategy', label: 'Creative Strategy & UGC' },
  { value: 'analytics', label: 'Analytics & Reporting' },
  { value: 'ai-enablement', label: 'AI Enablement' },
  { value: 'full-service', label: 'Full-Service Management' },
  { value: 'consultation', label: 'General Consultation' },
] as const satisfies readonly Option[];

const upTo50k = [
  { value: '0-1k', label: 'Up to $1,000' },
  { value: '1k-5k', label: '$1,000 – $5,000' },
  { value: '5k-10k', label: '$5,000 – $10,000' },
  { value: '10k-25k', label: '$10,000 – $25,000' },
  { value: '25k-50k', label: '$25,000 – $50,000' },
] as const;

const upTo100k = { value: '50k-100k', label: '$50,000 – $100,000' } as const;
const over100k = { value: '100k+', label: 'More than $100,000' } as const;
const over50k = { value: '50k+', label: 'More than $50,000' } as const;
const notSpending = { value: 'not-spending', label: 'Not spending on ads yet' } as const;

/** Monthly ad spend as asked on the home and contact forms. */
export const contactFormSpendOptions = [
  ...upTo50k,
  upTo100k,
  over100k,
  notSpending,
] as const satisfies readonly Option[];

/** Monthly ad spend as asked on the lead page: its top band is wider. */
export const leadFormSpendOptions = [
  ...upTo50k,
  over50k,
  notSpending,
] as const satisfies readonly Option[];

/** Every budget of any form: the forms differ in their top bands. */
export const spendOptions = [
  ...upTo50k,
  upTo100k,
  over100k,
  over50k,
  notSpending,
] as const satisfies readonly Option[];

/** The values of an option list as a non-empty tuple, for a schema's enum. */
export function optionValues<const Options extends readonly [Option, ...Option[]]>(
  options: Options,
): { [Index in keyof Options]: Options[Index]['value'] } {
  return options.map((option) => option.value) as {
    [Index in keyof Options]: Options[Index]['value'];
  };
}

/** The server accepts the options of all forms from each form. */
export const spendValues = optionValues(spendOptions);

/** What a lead form may ask for instead of a consultation. */
export const leadTopicOptions = [
  { value: 'newsletter', label: 'Newsletter' },
] as const satisfies readonly Option[];

/** How a lead that was added by hand heard of the business, as they told the owner. */
export const heardFromOptions = [
  { value: 'referral', label: 'A referral' },
  { value: 'search', label: 'A web search' },
  { value: 'social', label: 'Social media' },
  { value: 'ad', label: 'An ad' },
  { value: 'event', label: 'An event' },
  { value: 'print', label: 'Print or a sign' },
  { value: 'client-before', label: 'A former client' },
  { value: 'other', label: 'Something else' },
] as const satisfies readonly Option[];

/** An option's label, or the value itself if it is no longer an option. */
export function labelOf<Value extends string | null>(
  options: readonly Option[],
  value: Value,
): string | Value {
  return options.find((option) => option.value === value)?.label ?? value;
}

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
