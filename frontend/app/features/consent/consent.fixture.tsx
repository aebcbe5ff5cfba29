import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { vi } from 'vitest';
import { mainId } from '~/ui/site/main-id';
import { ConsentTemplates, CookieSettingsButton } from './index';

// Read from the disk here, so that the first page of a test does not wait for it.
await import('./start-consent');

/** Opens a page as the build draws it. Whether tags are loaded is module state: each page load gets fresh modules. */
export async function openPage() {
  vi.resetModules();
  document.body.innerHTML = renderToStaticMarkup(
    <>
      <ConsentTemplates />
      <main id={mainId} tabIndex={-1} />
      <CookieSettingsButton />
    </>,
  );
  const { startConsent } = await import('./start-consent');
  startConsent();
  return { user: userEvent.setup({ delay: null }) };
}

/** Advances the timers. */
export const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

export const banner = () => screen.queryByRole('region', { name: 'Cookie consent' });
export const dialog = () => screen.queryByRole('dialog', { name: 'Cookie settings' });
export const button = (name: string) => screen.getByRole('button', { name });
export const toggle = (name: string | RegExp) =>
  screen.getByRole<HTMLInputElement>('switch', { name });
