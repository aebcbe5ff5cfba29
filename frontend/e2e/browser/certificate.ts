import {
  addDays,
  apiPaths,
  type CertificateResponse,
  easternDateOf,
  easternInstant,
} from '@agency/contracts';
import type { Page } from '@playwright/test';

/** Mocks a certificate that expires in seven days, for one request: a product under test has none to watch. */
export async function keepCertificate(page: Page): Promise<void> {
  const day = addDays(easternDateOf(new Date()), 7);
  const expiresAt = easternInstant(day, '12:00').toISOString();
  const json: CertificateResponse = { certificate: { state: 'expires-soon', expiresAt } };
  await page.route(`**${apiPaths.certificate}`, (route) => route.fulfill({ json }), { times: 1 });
}
