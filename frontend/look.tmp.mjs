import { chromium } from 'playwright-core';
const base = 'http://localhost:8802';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const shots = process.argv.slice(2); // name=search
for (const width of (process.env.W ?? '1440,390').split(',').map(Number)) {
  const ctx = await browser.newContext({ viewport: { width, height: width > 500 ? 1000 : 844 }, deviceScaleFactor: 1, hasTouch: width < 500, isMobile: width < 500 });
  const page = await ctx.newPage();
  page.on('console', (m) => m.type() === 'error' && console.log('console', m.text()));
  await page.goto(`${base}/rankings`);
  await page.locator('input[type=password]').fill('rank-test-1234');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'More places' }).waitFor();
  for (const shot of shots) {
    const i = shot.indexOf('=');
    const [name, rest] = [shot.slice(0, i), shot.slice(i + 1)];
    const [search, click] = rest.split('@');
    await page.goto(`${base}/rankings${search}`);
    await page.getByRole('tablist').waitFor();
    await page.waitForTimeout(1800);
    if (click) { await page.getByRole('button', { name: click }).click(); await page.waitForTimeout(1000); }
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    const small = await page.evaluate(() => [...document.querySelectorAll('main a, main button, header a, header button')].filter((e) => e.offsetParent && innerWidth < 500).map((e) => [e.textContent.trim().slice(0, 25), Math.round(e.getBoundingClientRect().height)]).filter(([, h]) => h < 44).slice(0, 12));
    console.log(name, width, 'overflow', wide, JSON.stringify(small));
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), Number(process.env.Y ?? 0)); await page.waitForTimeout(200); await page.screenshot({ path: `/tmp/shot-charts-${name}-${width}.png`, fullPage: process.env.FULL === '1' });
  }
  await ctx.close();
}
await browser.close();
