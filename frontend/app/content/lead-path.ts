import { paths } from '~/lib/paths';
import { type LeadService, type LeadTopic, leadTopics } from './lead-topics';

/** Where a button leads: to the form for what its label promises, or to the bare form. */
export function leadPathOf(label: string): string {
  const topic: LeadTopic | undefined = leadTopics.find(({ button }) => button === label);
  return topic ? leadPath(topic.service, topic.slug) : paths.leadGeneration;
}

/** The lead form for one service. */
export function leadPath(service?: LeadService, topic?: string): string {
  const query = new URLSearchParams({ ...(service && { service }), ...(topic && { topic }) });
  return `${paths.leadGeneration}?${query}`;
}
