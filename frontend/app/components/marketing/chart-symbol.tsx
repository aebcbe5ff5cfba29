import type { ChartSymbolName } from '~/content/chart-symbols';

const drawings: Record<ChartSymbolName, string> = {
  anchor:
    'M12 8v13M7 11h10M4 15c.5 4 4 6 8 6s7.500-2 8-6M4 15l-1.500 2.500M4 15l3 1M20 15l1.500 2.500M20 15l-3 1M12 8a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5',
  beacon:
    'M9 21l1.500-13h3L15 21M9.500 8h5M10.500 8V5h3v3M3 4l5 2M3 10l5-1.500M21 4l-5 2M21 10l-5-1.500M6 21h12',
  bell: 'M7 16c1-2 .5-4 1-7a4 4 0 0 1 8 0c.5 3 0 5 1 7zM12 16v3M3 21q2.250-2 4.500 0t4.500 0 4.500 0 4.500 0M4 8c0-2 1-4 2.500-5M20 8c0-2-1-4-2.500-5',
  buoy: 'M8 16l2-8 2-4 2 4 2 8zM9 12h6M12 4V2M2 18q2.500-2 5 0t5 0 5 0 5 0M5 21.500q2.330-2 4.670 0t4.670 0 4.670 0',
  chart: 'M3 4h18v16H3zM3 15c3-1 4-6 7-6s4 4 11 1M3 19c4-1 6-4 9-4s5 2 9 0M16 6.500h2.500',
  compass: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18M12 5l2.500 7L12 19l-2.500-7zM9.500 12h5',
  dividers:
    'M12 6 6 21M12 6l6 15M8.400 15h7.200M12 6a1.800 1.800 0 1 0 0-3.600A1.800 1.800 0 0 0 12 6',
  flag: 'M6 22V3M6 3.500c4-2 7 2 13 0v9c-6 2-9-2-13 0M3 22h6',
  gauge: 'M5 3v18M5 5h4M5 9h2.500M5 13h4M5 17h2.500M11 16c2 0 2-8 4.500-8S18 14 21 12M11 21h10',
  'lead-line': 'M12 2v14M9 5h6M10 9h4M9 13h6M10 16h4l1 5H9zM3 21h3m12 0h3',
  lens: 'M10.500 17a6.500 6.500 0 1 0 0-13 6.500 6.500 0 0 0 0 13M15.500 15.500 21 21M7 11.500q1.750-2 3.500 0t3.500 0',
  log: 'M5 3h12a2 2 0 0 1 2 2v16H7a2 2 0 0 1-2-2zM5 18h14M9 7h6M9 10.500h6M9 14h3',
  net: 'M3 5q9 4 18 0M4.500 5.600C6 13 9 17 12 20c3-3 6-7 7.500-14.400M8.500 7 16 14M15.500 7 8 14M12 7.200 18.200 11M12 7.200 5.800 11M7 18l2-2m8 2-2-2',
  signal:
    'M12 13v8M8 21h8M12 13a2 2 0 1 0 0-4 2 2 0 0 0 0 4M7.500 15.500a6.500 6.500 0 0 1 0-9M16.500 15.500a6.500 6.500 0 0 0 0-9M4.500 18a10 10 0 0 1 0-14M19.500 18a10 10 0 0 0 0-14',
  wheel:
    'M12 18a6 6 0 1 0 0-12 6 6 0 0 0 0 12M12 14a2 2 0 1 0 0-4 2 2 0 0 0 0 4M12 2v8m0 4v8M2 12h8m4 0h8M4.900 4.900l5.700 5.700m2.800 2.800 5.700 5.700m0-14.200-5.700 5.700m-2.800 2.800-5.700 5.700',
  wave: 'M2 17c5 0 5-10 11-10 4 0 6 3 6 5.500S17 16 15.500 15M2 21q2.500-2 5 0t5 0 5 0 5 0',
};

/** A symbol from nautical charts. Decorative: the text beside it says the same. */
export function ChartSymbol({ name, className }: { name: ChartSymbolName; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      // Attributes instead of a utility, so that a module can enlarge it.
      width="1.75rem"
      height="1.75rem"
      className={className}
      fill="none"
    >
      <path
        d={drawings[name]}
        stroke="currentColor"
        strokeWidth="1.500"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
