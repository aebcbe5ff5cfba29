import { expect, it } from 'vitest';
import { pageAt } from './built-pages';

/** Styles of what an island imports on demand: the page must have them from the start. */
it.each([
  ['the days at a glance', '.day-strip-strip'],
  ['the booked call', '.visitor-booking-sheet'],
])('/thank-you has the styles of %s', (_, selector) => {
  const styles = pageAt('/thank-you').document.querySelectorAll('style');
  expect(styles.map(({ text }) => text).join('\n')).toContain(`${selector}{`);
});
