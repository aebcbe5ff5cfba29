/** The z-score of a 95% interval. */
const z = 1.96;
const z2 = z * z;

interface Rate {
  hits: number;
  of: number;
}

interface Range {
  low: number;
  high: number;
}

/** Below this, only the fraction is shown: a percentage would suggest a precision that is not there. */
const minForPercent = 30;

/** Where the true share lies, 19 times out of 20 (Wilson's interval), from 0 to 1. */
export function wilson({ hits, of }: Rate): Range {
  const share = hits / of;
  const middle = share + z2 / (2 * of);
  const reach = z * Math.sqrt((share * (1 - share) + z2 / (4 * of)) / of);
  const scale = 1 + z2 / of;
  return {
    low: hits === 0 ? 0 : Math.max(0, (middle - reach) / scale),
    high: hits === of ? 1 : Math.min(1, (middle + reach) / scale),
  };
}

/** Whether two shares differ by more than chance explains (Newcombe's interval of the difference). */
export function compareRates(now: Rate, before: Rate): 'more' | 'fewer' | 'unclear' {
  if (now.of < minForPercent || before.of < minForPercent) return 'unclear';
  const [one, other] = [wilson(now), wilson(before)];
  const [p, q] = [now.hits / now.of, before.hits / before.of];
  const low = p - q - Math.hypot(p - one.low, other.high - q);
  const high = p - q + Math.hypot(one.high - p, q - other.low);
  if (low > 0) return 'more';
  return high < 0 ? 'fewer' : 'unclear';
}

const percent = (share: number) => `${Math.round(share * 100)}`;

/** `3 of 7`; from 30 on with a percentage: `35 of 100, 26–45 %`. */
export function describeRate({ hits, of }: Rate): string {
  const fraction = `${hits.toLocaleString('en-US')} of ${of.toLocaleString('en-US')}`;
  if (of < minForPercent) return fraction;
  const { low, high } = wilson({ hits, of });
  return `${fraction}, ${percent(low)}–${percent(high)} %`;
}
