import { defaultAlertRules, type RankingAlert } from '@agency/contracts';

type Move = Pick<RankingAlert, 'alertType' | 'previousPosition' | 'currentPosition'>;

/** A move's effect on Google's page: `left the top 10`, `entered the top 3`. Undefined if it crossed neither. */
export function describeMove({
  alertType,
  previousPosition,
  currentPosition,
}: Move): string | undefined {
  const crossed = defaultAlertRules.crossings.filter(
    (threshold) => previousPosition <= threshold !== currentPosition <= threshold,
  );
  if (crossed.length === 0) return undefined;
  return alertType === 'gain'
    ? `entered the top ${Math.min(...crossed)}`
    : `left the top ${Math.max(...crossed)}`;
}
