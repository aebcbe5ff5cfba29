import { inspectionSchema } from './search-console.client.js';
import { readInspection } from './search-console.details.js';

const address = 'https://www.agency.example/services';
const read = (indexStatusResult?: object) => {
  const { inspectionResult } = inspectionSchema.parse({ inspectionResult: { indexStatusResult } });
  return readInspection(inspectionResult.indexStatusResult, address);
};

it.each([
  [{ verdict: 'PASS' }, null],
  [{}, null],
  [{ verdict: 'VERDICT_UNSPECIFIED' }, null],
  [{ verdict: 'NEUTRAL', googleCanonical: 'https://agency.example/services/' }, null],
  [{ verdict: 'NEUTRAL', googleCanonical: 'https://agency.example/other' }, 'unknown'],
  [{ verdict: 'FAIL', robotsTxtState: 'DISALLOWED' }, 'blocked-by-robots'],
  [{ verdict: 'NEUTRAL', indexingState: 'BLOCKED_BY_HTTP_HEADER' }, 'noindex'],
  [{ verdict: 'FAIL', pageFetchState: 'NOT_FOUND' }, 'not-found'],
  [{ verdict: 'FAIL', pageFetchState: 'SERVER_ERROR' }, 'server-error'],
  [{ verdict: 'NEUTRAL', coverageState: 'Page with redirect' }, 'redirect'],
  [{ verdict: 'NEUTRAL', coverageState: 'Alternate page with proper canonical tag' }, 'duplicate'],
  [{ verdict: 'NEUTRAL', coverageState: 'Crawled - currently not indexed' }, 'unknown'],
  [{ verdict: 'PARTIAL', pageFetchState: 'A NEW ONE' }, 'unknown'],
])('should read %j as %s', (status, reason) => {
  expect(read(status).reason).toBe(reason);
});

it('should keep Google’s own words, in one line and not endless', () => {
  const coverageState = `URL is unknown\nto Google ${'!'.repeat(300)}`;
  const { coverage } = read({ verdict: 'NEUTRAL', coverageState });
  expect(coverage).toMatch(/^URL is unknown to Google !+/);
  expect(coverage.length).toBeLessThanOrEqual(200);
});

it('should read an answer without a status as nothing known', () => {
  expect(read()).toEqual({ reason: null, coverage: '' });
});
