import {
  type CorrectableField,
  channelOptions,
  heardFromOptions,
  type Lead,
  type LeadStatus,
  labelOf,
  leadStatusOptions,
  leadTopicOptions,
  serviceOptions,
  spendOptions,
} from '@agency/contracts';

export function statusLabel(status: LeadStatus): string {
  return labelOf(leadStatusOptions, status);
}

/** Without the part in parentheses: the owner knows the services. */
export function serviceLabel(service: string): string {
  return labelOf(serviceOptions, service).replace(/ \(.*\)$/, '');
}

export function channelLabel({ channel }: Pick<Lead, 'channel'>): string {
  return labelOf(channelOptions, channel);
}

export function heardFromLabel(heardFrom: string): string {
  return labelOf(heardFromOptions, heardFrom);
}

export function topicLabel(topic: string): string {
  return labelOf(leadTopicOptions, topic);
}

export function spendLabel(spend: string): string {
  return labelOf(spendOptions, spend);
}

/** As the owner asks it on the phone. */
export const heardFromQuestion = 'How did you hear about us?';

export const correctionLabels: Record<CorrectableField, string> = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  company: 'Company',
  heardFrom: 'How they heard about us',
  referredBy: 'Referred by',
};

/** The specified texts. */
export const leadUpdateFailed = {
  title: 'Update Failed',
  fallback: 'Failed to update contact. Please try again.',
} as const;

export const contactUpdated = {
  title: 'Contact Updated',
  description: 'Lead status and notes have been updated successfully.',
} as const;
