import { chromium } from 'playwright-core';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
for (const width of [1440, 390]) {
  const p = await b.newPage({ viewport: { width, height: 900 } });
  p.on('console', (m) => m.type() === 'error' && console.log('ERR', m.text()));
  await p.goto('http://localhost:8791/rankings');
  await p.getByLabel('Password').fill('rank-test-1234');
  await p.keyboard.press('Enter');
  await p.getByRole('heading', { name: 'What to do next' }).waitFor();
  await p.waitForTimeout(1500);
  await p.screenshot({ path: `/tmp/r-${width}.png`, fullPage: true });
  await p.close();
}
await b.close();
