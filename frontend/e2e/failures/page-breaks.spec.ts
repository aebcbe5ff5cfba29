import { brand } from '@agency/contracts';
import { expectAccessible } from '../browser/accessibility.ts';
import { expect, test } from '../browser/test.ts';

const failure = 'This page didn’t load';
const secret = 'no one should read this';
const crash = `throw new Error(${JSON.stringify(secret)})`;
const asScript = (body: string) => ({ contentType: 'text/javascript', body });

test('a page of the owner that crashes shows an error page with the header, and retries on request', async ({
  newVisitor,
  browserErrors,
}) => {
  const { page } = await newVisitor({ width: 360 });
  browserErrors.expect(new RegExp(secret));
  const ownCode = '**/assets/route-*.js';
  await page.route(ownCode, (route) =>
    route.fulfill(asScript(`export default function Page() { ${crash}; }`)),
  );
  await page.goto('/admin?tab=appointments');
  await page.getByRole('heading', { level: 1, name: failure }).waitFor();
  await expect(page.getByText(secret)).toHaveCount(0);
  await expectAccessible(page, 'a broken page');

  await page.unroute(ownCode);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('heading', { level: 1, name: failure }).waitFor({ state: 'detached' });
  await page.getByRole('heading', { level: 1 }).waitFor();
});

test.describe('an island that crashes', () => {
  test('says so in its place and leaves the rest of the page alone, and fails as a page does where it is the page', async ({
    newVisitor,
    browserErrors,
  }) => {
    const { page } = await newVisitor({ width: 360 });
    browserErrors.expect(/TypeError/);
    await page.route('**/contact', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace('{&quot;variant&quot;:&quot;contact&quot;}', '{}');
      await route.fulfill({ response: answer, body });
    });
    await page.goto('/contact');
    await page.getByRole('textbox', { name: 'Name', exact: true }).focus();
    const notice = page.getByRole('main').getByRole('alert');
    await expect(notice).toContainText('This part of the page didn’t load');
    await expect(notice.getByRole('link', { name: brand.email })).toBeVisible();
    await expectAccessible(page, 'a broken island');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'About' }).click();
    await page.waitForURL('/about');

    browserErrors.expect(new RegExp(secret));
    await page.route('**/assets/thank-you-view-*.js', (route) =>
      route.fulfill(asScript(`export const ThankYouView = () => { ${crash}; };`)),
    );
    await page.goto('/thank-you?contactId=12');
    await page.getByRole('heading', { level: 1, name: failure }).waitFor();
    await expect(page.getByText(secret)).toHaveCount(0);
    await expectAccessible(page, 'a broken page');
  });
});
