import { type LeadStatus, leadStatusOptions, type Option, serviceOptions } from '@agency/contracts';
import { spendOptions } from './spend-options';

const labelOf = (options: readonly Option[], value: string) =>
  options.find((option) => option.value === value)?.label ?? value;

export function statusLabel(status: LeadStatus): string {
  return labelOf(leadStatusOptions, status);
}

/** Without what stands in brackets: the owner knows her services. */
export function serviceLabel(service: string): string {
  return labelOf(serviceOptions, service).replace(/ \(.*\)$/, '');
}

export function spendLabel(spend: string): string {
  return labelOf(spendOptions, spend);
}
