/** Every spec runs once per zone: no rule may depend on where the process runs. */
const zones = { UTC: 0, 'Asia/Kolkata': -330, 'America/Los_Angeles': 420, 'Pacific/Apia': -780 };

export default {
  projects: Object.entries(zones).map(([zone, julyOffset]) => ({
    displayName: zone,
    testEnvironment: '<rootDir>/test/zoned-environment.js',
    testEnvironmentOptions: { zone },
    globals: { julyOffset },
    roots: ['<rootDir>/src'],
    testMatch: ['**/*.spec.ts'],
    extensionsToTreatAsEsm: ['.ts'],
    transform: { '^.+\\.ts$': ['@swc/jest'] },
    moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  })),
};
