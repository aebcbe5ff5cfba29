/** Every spec runs once per zone: no rule may depend on where the process runs. */
const zones = ['UTC', 'Asia/Kolkata', 'America/Los_Angeles', 'Pacific/Apia'];

export default {
  projects: zones.map((zone) => ({
    displayName: zone,
    testEnvironment: '<rootDir>/test/zoned-environment.js',
    testEnvironmentOptions: { zone },
    roots: ['<rootDir>/src'],
    testMatch: ['**/*.spec.ts'],
    extensionsToTreatAsEsm: ['.ts'],
    transform: { '^.+\\.ts$': ['@swc/jest'] },
    moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  })),
};
