/** The symbols that mark cards, named as in a chart's legend. */
export type ChartSymbolName =
  | 'anchor'
  | 'beacon'
  | 'bell'
  | 'buoy'
  | 'chart'
  | 'compass'
  | 'dividers'
  | 'flag'
  | 'gauge'
  | 'lead-line'
  | 'lens'
  | 'log'
  | 'net'
  | 'signal'
  | 'wheel'
  | 'wave';
