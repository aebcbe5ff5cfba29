import { expectAccessible } from '../browser/accessibility.ts';
import { bookingPage } from '../browser/appointments.ts';
import { expect, test } from '../browser/test.ts';
import { bookAppointment } from '../product/appointments.ts';

test.describe('a visitor’s call, by the link in the emails', () => {
  test('does not leak its link, and an unknown link says that it leads nowhere', async ({
    page,
    browserErrors,
  }) => {
    const call = await bookAppointment();
    const secret = call.link.replace('/booking/', '');
    const leaks: string[] = [];
    page.on('request', (request) => {
      if (request.headers().referer?.includes(secret)) leaks.push(request.url());
    });
    const answer = await page.goto(call.link);
    expect(answer?.headers()['x-robots-tag'] ?? '').toMatch(/noindex/);
    await bookingPage(page).move.waitFor();
    await page.getByRole('link', { name: 'Schedule Consultation' }).click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForURL('/lead-generation');
    const kept = await page.evaluate(() => [
      document.referrer,
      JSON.stringify({ ...sessionStorage }),
      JSON.stringify({ ...localStorage }),
      ...performance.getEntriesByType('navigation').map(({ name }) => name),
    ]);
    expect(kept.join('\n').includes(secret), kept.join('\n')).toBe(false);
    expect(leaks).toStrictEqual([]);

    browserErrors.expect(/the server responded with a status of 404/);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`${call.link.slice(0, -1)}${call.link.endsWith('A') ? 'B' : 'A'}`);
    await bookingPage(page).headline('We can’t find your call').waitFor();
    await expectAccessible(page, 'an unknown link');
  });
});
