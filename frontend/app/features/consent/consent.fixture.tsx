import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { vi } from 'vitest';
import { mainId } from '~/ui/site/route-change';

/** The state of consent lives in the module, as it does in a document: each page load gets a new one. */
export async function openPage() {
  vi.resetModules();
  const { Consent, CookieSettingsButton } = await import('./index');
  const page = render(
    <MemoryRouter>
      <main id={mainId} tabIndex={-1} />
      <CookieSettingsButton />
      <Consent />
    </MemoryRouter>,
  );
  return { ...page, user: userEvent.setup({ delay: null }) };
}

/** Advances the timers and waits for what loads meanwhile. */
export const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

export const banner = () => screen.queryByRole('region', { name: 'Cookie consent' });
export const dialog = () => screen.queryByRole('dialog', { name: 'Cookie settings' });
export const button = (name: string) => screen.getByRole('button', { name });
export const toggle = (name: string | RegExp) =>
  screen.getByRole<HTMLInputElement>('switch', { name });
