export type PositionColor = 'green' | 'blue' | 'yellow' | 'red';

export function positionColor(position: number): PositionColor {
  if (position <= 3) return 'green';
  if (position <= 10) return 'blue';
  if (position <= 20) return 'yellow';
  return 'red';
}

const descriptions: Record<PositionColor, string> = {
  green: 'In the top 3',
  blue: 'In the top 10',
  yellow: 'In the top 20',
  red: 'Below the top 20',
};

/** The meaning of the color, for people who cannot see it. */
export function describePosition(position: number): string {
  return descriptions[positionColor(position)];
}
