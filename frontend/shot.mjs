import { chromium } from 'playwright-core';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
for (const width of [360, 1440]) {
  const c = await b.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  const p = await c.newPage();
  await p.goto('http://localhost:8791/admin');
  await p.getByLabel('Password').fill('owner-test-1234');
  await p.keyboard.press('Enter');
  await p.getByRole('button', { name: 'More places' }).waitFor();
  for (const view of process.argv[2].split(',')) {
    await p.goto(`http://localhost:8791/admin?tab=settings&view=${view}`);
    await p.waitForTimeout(1500);
    await p.screenshot({ path: `/tmp/set-${view}-${width}.png`, fullPage: true });
  }
}
await b.close();
