import { expectUsable } from '../browser/accessibility.ts';
import { browserWithPageCache } from '../browser/launch.ts';
import { openDesk } from '../browser/owner.ts';
import { deliverPush, shownNotifications, subscribeAtStandIn } from '../browser/push.ts';
import { expect, test } from '../browser/test.ts';
import { dismissToast, expectToast } from '../browser/toast.ts';
import { query } from '../product/database.ts';

const message = { kind: 'new-lead', text: 'A new lead came in.', path: '/admin?tab=today' };

const stored = (endpoint: string) =>
  query('SELECT label FROM email.push_subscriptions WHERE endpoint = $1', [endpoint]);

// The headless shell cannot show notifications. With the options of page-cache.spec.ts, both share one browser.
test.use({ launchOptions: browserWithPageCache });

test.describe('notifications on the owner’s device', () => {
  test('need a desk that a browser would install, are turned on, shown and turned off, and leave public pages alone', async ({
    newVisitor,
  }) => {
    const { page, context } = await newVisitor({ width: 360, permissions: ['notifications'] });
    const endpoint = await subscribeAtStandIn(context);
    await openDesk(page, '?tab=settings&view=notifications');
    const session = await page.context().newCDPSession(page);
    const manifest = page.locator('link[rel=manifest]');
    await expect(manifest).toHaveAttribute('href', '/desk.webmanifest');
    const { url, errors } = await session.send('Page.getAppManifest');
    expect([new URL(url).pathname, errors]).toEqual(['/desk.webmanifest', []]);
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    // A test's browser profile counts as a private window.
    const faults = installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito');
    expect(faults).toEqual([]);
    const deskSwitch = page.getByRole('switch', { name: 'Notify this device' });
    await expect(deskSwitch).not.toBeChecked();
    await deskSwitch.click();
    await expect(deskSwitch).toBeChecked();
    expect(await stored(endpoint)).toEqual([{ label: expect.stringMatching(/ on /) }]);
    await expectUsable(page, 'the settings with notifications on');

    await page.getByRole('button', { name: 'Send a test notification' }).click();
    await expectToast(
      page,
      'Couldn’t Send Test',
      'The browser’s push service didn’t accept it. Please try again later.',
    );
    await dismissToast(page);

    await deliverPush(page, message);
    await expect.poll(() => shownNotifications(page)).toEqual([message.text]);

    await page.reload();
    await expect(deskSwitch).toBeChecked();
    await deskSwitch.click();
    await expect(deskSwitch).not.toBeChecked();
    expect(await stored(endpoint)).toEqual([]);
    const workers = await page.evaluate(() => navigator.serviceWorker.getRegistrations());
    expect(workers).toHaveLength(0);

    await page.goto('/about');
    await expect(manifest).toHaveAttribute('href', '/site.webmanifest');
    const onSite = await page.evaluate(() => navigator.serviceWorker.getRegistrations());
    expect(onSite).toHaveLength(0);
  });
});
