import type { RankingAlert } from '@agency/contracts';
import { AlertRow } from './alert-row';

interface AlertListProps {
  alerts: readonly RankingAlert[];
  labelledBy: string;
}

export function AlertList({ alerts, labelledBy }: AlertListProps) {
  return (
    <ul className="alert-list" aria-labelledby={labelledBy}>
      {alerts.map((alert) => (
        <AlertRow key={alert.id} alert={alert} />
      ))}
    </ul>
  );
}
