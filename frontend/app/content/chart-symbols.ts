/** The small signs that mark a card, as a chart's legend would name them. */
export const chartSymbols = [
  'anchor',
  'beacon',
  'bell',
  'buoy',
  'chart',
  'compass',
  'dividers',
  'flag',
  'gauge',
  'lead-line',
  'lens',
  'log',
  'net',
  'signal',
  'wheel',
  'wave',
] as const;

export type ChartSymbolName = (typeof chartSymbols)[number];
