import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { server } from './server';

// jsdom has no layout, and so nothing to scroll.
Element.prototype.scrollIntoView = () => {};

// On a busy machine loading a module takes its time; what never comes still fails.
configure({ asyncUtilTimeout: 5_000 });

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
  sessionStorage.clear();
});

afterEach(() => {
  cleanup();
  server.resetHandlers();
  // A test that expects a complaint replaces the spy with its own.
  expect(complaints).toEqual([]);
});
