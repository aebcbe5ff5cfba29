import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { startDates } from '~/ui/start-dates';
import { LocalDate } from './article-card';

/** Simulates a visitor's locale: a formatter without a locale of its own gets this one. */
function visitorFrom(locale: string) {
  const { DateTimeFormat } = Intl;
  vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function format(
    wanted?: Intl.LocalesArgument,
    options?: Intl.DateTimeFormatOptions,
  ) {
    return new DateTimeFormat(wanted ?? locale, options);
  } as typeof Intl.DateTimeFormat);
}

it('is built in the American format, then switches to the visitor’s locale', () => {
  visitorFrom('de-DE');
  document.body.innerHTML = renderToString(<LocalDate date="2025-08-18" />);
  expect(document.body.textContent).toBe('August 18, 2025');
  startDates();
  expect(document.body.textContent).toBe('18. August 2025');
  expect(document.querySelector('time')?.dateTime).toBe('2025-08-18');
  document.body.replaceChildren();
});
