import { paths } from '~/lib/paths';
import { type LeadButton, type LeadService, type LeadTopic, leadTopics } from './lead-topics';

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
