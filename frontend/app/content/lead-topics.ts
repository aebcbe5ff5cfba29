import type { serviceOptions } from '@agency/contracts';
import { paths } from '~/lib/paths';

export type LeadService = (typeof serviceOptions)[number]['value'];

export interface LeadTopic {
  /** Its value in the lead page's address. */
  slug: string;
  /** The button that leads there. The heading of the form repeats it. */
  button: string;
  /** Preselected in the form. */
  service?: LeadService;
}

/** What a visitor asks for by pressing a button that leads to the lead form. */
export const leadTopics = [
  { slug: 'google-ads', button: 'Get Free Google Ads Audit', service: 'paid-search' },
  { slug: 'ppc', button: 'Get Free PPC Audit', service: 'paid-search' },
  { slug: 'facebook-ads', button: 'Get Free Facebook Ads Audit', service: 'paid-social' },
  { slug: 'creative', button: 'Get Free Creative Audit', service: 'creative-strategy' },
  { slug: 'analytics', button: 'Get Free Analytics Audit', service: 'analytics' },
  { slug: 'ai', button: 'Get Free AI Marketing Audit', service: 'ai-enablement' },
  { slug: 'cro', button: 'Get Free CRO Audit', service: 'consultation' },
  { slug: 'marketing', button: 'Get Free Marketing Consultation', service: 'full-service' },
  { slug: 'consultation', button: 'Get Free Consultation', service: 'consultation' },
  { slug: 'audit', button: 'Get Your Free Audit' },
  { slug: 'session', button: 'Get Your Free Strategy Session' },
  { slug: 'newsletter', button: 'Subscribe to Our Newsletter' },
] as const satisfies readonly LeadTopic[];

export type LeadButton = (typeof leadTopics)[number]['button'];

/** Where a button leads. */
export function leadPathOf(label: LeadButton): string {
  const topic: LeadTopic | undefined = leadTopics.find(({ button }) => button === label);
  return topic ? leadPath(topic.service, topic.slug) : paths.leadGeneration;
}

/** The lead form for one service. */
export function leadPath(service?: LeadService, topic?: string): string {
  const query = new URLSearchParams({ ...(service && { service }), ...(topic && { topic }) });
  return `${paths.leadGeneration}?${query}`;
}
