import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutesStub, Link } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const tagScripts = () => document.querySelectorAll('script[src*="gtm.js"]');

const Home = () => <h1>Home</h1>;
const Desk = () => <Link to="/">Out</Link>;

/** Opens a page of a small site in a new document, as a visitor who has agreed to everything. */
async function open(path: string) {
  // Whether tags are in lives in the module, as it does in a document: each page load gets a new one.
  vi.resetModules();
  const { default: Root } = await import('./root');
  const Site = createRoutesStub([
    {
      Component: Root,
      children: [
        { path: '/', Component: Home },
        { path: '/admin', handle: { isPrivate: true }, Component: Desk },
      ],
    },
  ]);
  render(<Site initialEntries={[path]} />);
}

beforeEach(() => {
  // jsdom has no way to scroll to the top of a new page.
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('__TAG_MANAGER_ID__', 'GTM-AB12');
  vi.useFakeTimers({ now: new Date('2026-12-01T12:00:00Z'), shouldAdvanceTime: true });
  localStorage.setItem('cookie-consent', '{"necessary":true,"analytics":true,"marketing":true}');
  localStorage.setItem('cookie-consent-date', '2026-12-01T12:00:00.000Z');
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
  for (const script of tagScripts()) script.remove();
});

describe('tags the visitor has agreed to', () => {
  it('come to a page for everyone', async () => {
    await open('/');
    await screen.findByRole('heading', { name: 'Home' });
    expect(tagScripts()).toHaveLength(1);
  });

  it('never come to a document that has shown a private page, wherever it goes from there', async () => {
    await open('/admin');
    await userEvent.click(await screen.findByRole('link', { name: 'Out' }));
    await screen.findByRole('heading', { name: 'Home' });
    expect(tagScripts()).toHaveLength(0);
  });
});
