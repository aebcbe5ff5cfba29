/** The symbols that mark cards, named as in a chart's legend. */
export const chartSymbolNames = [
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

export type ChartSymbolName = (typeof chartSymbolNames)[number];
