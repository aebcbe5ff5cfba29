import type { RankingAlert } from '@agency/contracts';
import { Arrow } from '../figures/arrow';
import { formatPosition } from '../figures/format-figures';
import { alertColor } from './alert-color';

/** How far the keyword moved, and which way. */
export function AlertBadge({ alert }: { alert: RankingAlert }) {
  const { alertType, severity, positionChange } = alert;
  return (
    <span className="alert-badge" data-color={alertColor(alert)}>
      <Arrow direction={alertType === 'gain' ? 'up' : 'down'} />
      {formatPosition(Math.abs(positionChange))} {alertType}
      {alertType === 'drop' && <span className="sr-only">, {severity} severity</span>}
    </span>
  );
}
