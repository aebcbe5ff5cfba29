/** A value against its target; a miss does not fail. */
export function atLeast(value: number, target: number): string {
  return `≥ ${target} ${value >= target ? 'met' : 'MISSED'}`;
}

export function atMost(value: number, target: number, unit = ''): string {
  return `≤ ${target.toLocaleString('en-US')}${unit} ${value <= target ? 'met' : 'MISSED'}`;
}
