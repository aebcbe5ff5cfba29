import { expect, it } from 'vitest';
import { pageAt } from './built-pages';

/** Styles of what an island imports on demand: the page must have them from the start. */
it('/thank-you has the styles of the booked call', () => {
  const styles = pageAt('/thank-you').document.querySelectorAll('style');
  expect(styles.map(({ text }) => text).join('\n')).toContain('.visitor-booking-sheet{');
});
