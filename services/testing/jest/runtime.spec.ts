import { sep } from 'node:path';
import { z } from 'zod';
import { until } from '../src/until.ts';

/** Packages are Node's: what this relies on is internal to jest, and an upgrade may change it without a word. */
describe('the runtime of the services’ specs', () => {
  it('should load a package once for all files, by Node', () => {
    jest.isolateModules(() => expect(require('zod').z).toBe(z));
  });

  it('should share Error and Array with packages', () => {
    const { error } = z.array(z.string()).safeParse([1]);
    expect(error).toBeInstanceOf(Error);
    expect(error?.issues).toBeInstanceOf(Array);
  });

  it('should load our own files by jest, which each file can have anew', () => {
    jest.isolateModules(() => expect(require('../src/until.ts').until).not.toBe(until));
  });

  it('should find other workspaces as their sources', () => {
    expect(require.resolve('@agency/contracts')).toContain(`contracts${sep}src${sep}`);
  });
});

jest.mock('get-port', () => ({ default: () => 7 }));
it('should mock a package', () => {
  expect(require('get-port').default()).toBe(7);
});

describe('the environment of a file', () => {
  it('should have a zone of its own', () => {
    process.env.TZ = 'Pacific/Apia';
    expect(new Date('2026-07-01T12:00:00Z').getTimezoneOffset()).toBe(-780);
  });
});
