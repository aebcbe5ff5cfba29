import type { AlertRules } from '@agency/contracts';

const words: Record<keyof AlertRules, (rules: AlertRules) => string> = {
  minimumImpressions: (rules) => `Minimum impressions: ${rules.minimumImpressions}`,
  positionChange: (rules) => `Minimum change: ${rules.positionChange}`,
  crossings: ({ crossings }) => `Position thresholds: ${crossings.join(', ') || 'none'}`,
  mediumChange: (rules) => `Medium severity from: ${rules.mediumChange}`,
  highChange: (rules) => `High severity from: ${rules.highChange}`,
  leavingTop10IsHigh: (rules) =>
    `Leaving the top 10 is ${rules.leavingTop10IsHigh ? 'always' : 'not always'} high severity`,
};

/** The rules that differ, named as in their form. */
export function alertRulesInWords(rules: AlertRules, other: AlertRules): string {
  return Object.values(words)
    .filter((inWords) => inWords(rules) !== inWords(other))
    .map((inWords) => inWords(rules))
    .join('\n');
}
