/** Records which pages of the last build have changed text, and when: `npm run page-dates`. */
import { fileURLToPath } from 'node:url';
import { publicPaths } from '../app/lib/paths.ts';
import { pageDates, recordDates, recordedDates } from './search/page-dates.ts';
import { builtPages } from './search/read-page.ts';

const clientFolder = fileURLToPath(new URL('../build/client', import.meta.url));
const today = new Date().toISOString().slice(0, 10);
const recorded = await recordedDates();
// Articles have a date of their own.
const pages = (await builtPages(clientFolder)).filter(({ path }) => publicPaths.includes(path));
const dates = pageDates(pages, recorded, today);
await recordDates(dates);
for (const [path, { changed, text }] of Object.entries(dates)) {
  if (recorded[path]?.text !== text) console.log(`${path} changed ${changed}`);
}
