import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { setMarketingConsent } from '../app/lib/attribution';
import { currentToast, dismissToast } from '../app/ui/toast';
import { server } from './server';

// A busy machine may take time to render a whole page; missing content still fails.
configure({ asyncUtilTimeout: 20_000 });

// jsdom has no layout, and so cannot scroll.
Element.prototype.scrollIntoView = () => {};
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// jsdom has no modal dialogs.
HTMLDialogElement.prototype.showModal = function show() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
  this.dispatchEvent(new Event('close'));
};

const complaints: string[] = [];

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());

beforeEach(() => {
  complaints.length = 0;
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...words) => {
      complaints.push(`console.${level}: ${words.map(String).join(' ')}`);
    });
  }
  // The test files share one document and its modules.
  sessionStorage.clear();
  localStorage.clear();
  setMarketingConsent(false);
  history.replaceState(null, '', '/');
});

afterEach(() => {
  cleanup();
  // Otherwise Ctrl + Z in a later test file would undo the step of this notice.
  const toast = currentToast();
  if (toast) dismissToast(toast.id);
  server.resetHandlers();
  // A test that expects an error replaces the spy with its own.
  expect(complaints).toEqual([]);
});
