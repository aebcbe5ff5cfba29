import type { RankingAlert } from '@agency/contracts';

export type AlertColor = 'green' | 'red' | 'yellow' | 'blue';

/** Green for a gain; a drop by its severity. */
export function alertColor({
  alertType,
  severity,
}: Pick<RankingAlert, 'alertType' | 'severity'>): AlertColor {
  if (alertType === 'gain') return 'green';
  if (severity === 'high') return 'red';
  return severity === 'medium' ? 'yellow' : 'blue';
}
