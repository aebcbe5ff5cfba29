import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { server } from '../../../test/server';
import { enter, field, openForm, withoutBotCheck } from './lead-form.fixture';

let asked = 0;
beforeEach(() => {
  withoutBotCheck();
  asked = 0;
  // The code is loaded once per document, and remembers that it has fetched the page.
  vi.resetModules();
});
afterEach(() => {
  for (const link of document.head.querySelectorAll('link')) link.remove();
});

function serveNextPage(): void {
  const hosts =
    '<div data-start="now" data-modules="/assets/view.js /assets/picker.js"></div>' +
    '<div data-start="use" data-modules="/assets/other.js"></div>';
  server.use(
    http.get('/thank-you', () => {
      asked += 1;
      return HttpResponse.html(hosts);
    }),
  );
}

const fetched = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(
    (link) => new URL(link.href).pathname,
  );

it('fetches the scripts of the next page once, when the phone number has ten digits', async () => {
  const user = openForm('lead');
  serveNextPage();
  await enter(user, field.phone(), '910555010');
  await screen.findByDisplayValue('(910) 555-010');
  expect(asked).toBe(0);
  await user.type(field.phone(), '0');
  await waitFor(() => expect(fetched()).toEqual(['/assets/view.js', '/assets/picker.js']));
  await user.type(field.phone(), '{Backspace}9');
  expect(asked).toBe(1);
});

it('fetches nothing ahead for whoever saves data', async () => {
  serveNextPage();
  vi.stubGlobal(
    'navigator',
    Object.create(navigator, { connection: { value: { saveData: true } } }),
  );
  const { fetchNextPage } = await import('./lead-submission');
  await fetchNextPage();
  vi.unstubAllGlobals();
  expect(asked).toBe(0);
});
