import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { LocalDate } from './local-date';

/** A browser whose visitor writes dates this way: what asks for no locale gets hers. */
function visitorFrom(locale: string) {
  const { DateTimeFormat } = Intl;
  vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function format(
    wanted?: Intl.LocalesArgument,
    options?: Intl.DateTimeFormatOptions,
  ) {
    return new DateTimeFormat(wanted ?? locale, options);
  } as typeof Intl.DateTimeFormat);
}

it('should be prerendered in American, then turn to the visitor’s way without a complaint', () => {
  visitorFrom('de-DE');
  const host = document.createElement('div');
  host.innerHTML = renderToString(<LocalDate date="2025-08-18" />);
  expect(host.textContent).toBe('August 18, 2025');
  const onRecoverableError = vi.fn();
  render(<LocalDate date="2025-08-18" />, { container: host, hydrate: true, onRecoverableError });
  expect(host.textContent).toBe('18. August 2025');
  expect(host.querySelector('time')?.dateTime).toBe('2025-08-18');
  expect(onRecoverableError).not.toHaveBeenCalled();
});
