import type { ServiceIcon as Name } from '~/content/services';

const drawings: Record<Name, string> = {
  beacon:
    'M9 21 10.500 8h3L15 21zM9.500 8h5M10.500 8V5h3v3M12 5V3M3 5l5 1.500M3 9.500 8 8m13-3-5 1.500m5 3L16 8M6 21h12',
  buoy: 'm8 16 2-8 2-4 2 4 2 8zM9 12h6M12 4V2m-1.500 0h3M2 17.500q2.500-2 5 0t5 0 5 0 5 0M5 21.500q2.330-2 4.670 0t4.670 0 4.670 0',
  oats: 'M7 22C8 14 10 8 17 4M12 9c-1 2-1 3-.5 4.500M14 7c-.6 2-.5 3 0 4.500M16 5c0 2 .3 3 1 4M17 4c1 1 2 1.500 3.500 1.500M10 12c-1.300 1-1.700 2-1.700 3.500M3 22c1-3 1-5 0-8M11 22c1-2 3-4 6-5',
  gauge: 'M5 3v18M5 5h4M5 9h2.500M5 13h4M5 17h2.500M11 16c2 0 2-8 4.500-8S18 14 21 12M11 21h10',
  bridge: 'M3 21V9h4v12m10 0V9h4v12M7 14l4.500-6M17 14l-4.500-6M1 14h2m18 0h2M2 9h6m8 0h6M2 21h20',
};

export function ServiceIcon({ name }: { name: Name }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className="size-7" fill="none">
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
