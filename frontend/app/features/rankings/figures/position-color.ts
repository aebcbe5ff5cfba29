export type PositionColor = 'green' | 'blue' | 'yellow' | 'red';

/** The colors of an average position. */
export function positionColor(position: number): PositionColor {
  if (position <= 3) return 'green';
  if (position <= 10) return 'blue';
  if (position <= 20) return 'yellow';
  return 'red';
}

const waters: Record<PositionColor, string> = {
  green: 'In the top 3',
  blue: 'In the top 10',
  yellow: 'In the top 20',
  red: 'Below the top 20',
};

/** The same in words, for whoever does not see the color. */
export function positionWords(position: number): string {
  return waters[positionColor(position)];
}
