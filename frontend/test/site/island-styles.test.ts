import { expect, it } from 'vitest';
import { pageAt } from './built-pages';

/** Of what the island imports once it needs it, when the page can bring no more styles. */
it.each([
  ['the days at a glance', '.day-strip-strip'],
  ['the booked call', '.visitor-booking-sheet'],
])('/thank-you has the styles of %s', (_, selector) => {
  const styles = pageAt('/thank-you').document.querySelectorAll('style');
  expect(styles.map(({ text }) => text).join('\n')).toContain(`${selector}{`);
});
