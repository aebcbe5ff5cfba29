import { jestConfig, unitProject } from '../testing/src/jest-preset.ts';

/** With the minutes west of Greenwich in July. */
const zones = { UTC: 0, 'Asia/Kolkata': -330, 'America/Los_Angeles': 420, 'Pacific/Apia': -780 };

/** Dates and times are tried in each zone: no rule may depend on the zone of the process. */
const inZones = Object.entries(zones).map(([zone, julyOffset]) =>
  unitProject('contracts', {
    displayName: `contracts:${zone}`,
    env: { TZ: zone, JULY_OFFSET: String(julyOffset) },
    testMatch: [
      '<rootDir>/src/{appointments,booking,hours,time}/**/*.spec.ts',
      '<rootDir>/src/{dates,week}.spec.ts',
    ],
  }),
);

export default jestConfig([
  // In one that is neither the product's nor Greenwich's.
  unitProject('contracts', {
    displayName: 'contracts:unit',
    env: { TZ: 'Asia/Kolkata' },
    testPathIgnorePatterns: [
      '<rootDir>/src/(appointments|booking|hours|time)/',
      '<rootDir>/src/(dates|week).spec.ts',
    ],
  }),
  ...inZones,
]);
