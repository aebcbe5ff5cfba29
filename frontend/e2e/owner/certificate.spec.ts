import { expectUsable } from '../browser/accessibility.ts';
import { keepCertificate } from '../browser/certificate.ts';
import { openDesk } from '../browser/owner.ts';
import { expect, test } from '../browser/test.ts';

test('a certificate that expires soon is told on Today, and nothing is told without one', async ({
  page,
}) => {
  const line = page.getByRole('heading', { name: /^The site’s certificate expires in 7 days/ });
  await keepCertificate(page);
  await openDesk(page, '?tab=today');
  await expect(line).toHaveText(/Ask whoever runs the site to renew it\.$/);
  await expectUsable(page, 'Today with a certificate that expires soon');

  await page.reload();
  await page.getByRole('region', { name: /^Answer/ }).waitFor();
  await page.waitForLoadState('networkidle');
  await expect(line).toHaveCount(0);
});
