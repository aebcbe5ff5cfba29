import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mainId } from '~/ui/site/main-id';
import { ConsentTemplates, CookieSettingsButton } from './';

// Read from the disk here, so that the first page of a test does not wait for it.
await import('./start-consent');

/** Opens a page as the build draws it. Whether tags are loaded is module state: each page load gets fresh modules. */
async function openPage() {
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
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

const banner = () => screen.queryByRole('region', { name: 'Cookie consent' });
const dialog = () => screen.queryByRole('dialog', { name: 'Cookie settings' });
const button = (name: string) => screen.getByRole('button', { name });
const toggle = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('switch', { name });

const now = new Date('2026-12-01T12:00:00Z');
const gtag = vi.fn();

const stored = () => JSON.parse(localStorage.getItem('cookie-consent') ?? 'null');
const update = (analytics: string, marketing: string) => [
  'consent',
  'update',
  {
    analytics_storage: analytics,
    ad_storage: marketing,
    ad_user_data: marketing,
    ad_personalization: marketing,
  },
];

beforeEach(() => {
  // The clock also advances on its own, so that chunks and renders complete.
  vi.useFakeTimers({ now, shouldAdvanceTime: true });
  localStorage.clear();
  sessionStorage.clear();
  gtag.mockReset();
  vi.stubGlobal('gtag', gtag);
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

async function openBanner() {
  const page = await openPage();
  await wait(2000);
  await waitFor(() => expect(banner()).toBeInTheDocument());
  return page;
}

describe('the banner', () => {
  it('appears after two seconds, without taking the focus', async () => {
    await openPage();
    await wait(1900);
    expect(banner()).toBeNull();
    await wait(100);
    await waitFor(() => expect(banner()).toBeInTheDocument());
    expect(document.body).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute(
      'href',
      '/privacy-policy',
    );
    expect(gtag).not.toHaveBeenCalled();
    expect(localStorage).toHaveLength(0);
  });

  it.each([
    ['Accept All', true, 'granted'],
    ['Essential Only', false, 'denied'],
  ])('takes %s for an answer', async (name, isOn, state) => {
    const { user } = await openBanner();
    await user.click(button(name));
    expect(banner()).toBeNull();
    expect(screen.getByRole('main')).toHaveFocus();
    expect(stored()).toEqual({ necessary: true, analytics: isOn, marketing: isOn });
    expect(Date.parse(localStorage.getItem('cookie-consent-date') ?? '')).toBeGreaterThan(0);
    expect(gtag.mock.calls).toEqual([update(state, state)]);
  });

  it('does not ask again: the stored choice is sent on every load', async () => {
    localStorage.setItem('cookie-consent', '{"necessary":true,"analytics":true,"marketing":false}');
    localStorage.setItem('cookie-consent-date', now.toISOString());
    await openPage();
    expect(gtag.mock.calls).toEqual([update('granted', 'denied')]);
    await wait(10_000);
    expect(banner()).toBeNull();
  });
});

describe('the settings', () => {
  it('open from the banner, with everything off but what is necessary', async () => {
    const { user } = await openBanner();
    await user.click(button('Customize'));
    await waitFor(() => expect(dialog()).toBeVisible());
    expect(toggle(/^Necessary/)).toBeChecked();
    expect(toggle(/^Necessary/)).toBeDisabled();
    expect(screen.getByText(/a call you booked and, until you close the browser/)).toBeVisible();
    expect(toggle('Analytics')).not.toBeChecked();
    await user.click(toggle('Analytics'));
    await user.click(button('Save Preferences'));
    expect(dialog()).toBeNull();
    expect(banner()).toBeNull();
    expect(stored()).toEqual({ necessary: true, analytics: true, marketing: false });
    expect(gtag.mock.calls).toEqual([update('granted', 'denied')]);
  });

  it('close without a choice, and the question stays', async () => {
    const { user } = await openBanner();
    await user.click(button('Customize'));
    await user.click(toggle('Marketing'));
    await user.click(button('Close'));
    await waitFor(() => expect(dialog()).toBeNull());
    expect(banner()).toBeInTheDocument();
    expect(localStorage).toHaveLength(0);
    await user.click(button('Customize'));
    expect(toggle('Marketing')).not.toBeChecked();
  });

  it('open again from the footer as they were left, and can take back consent', async () => {
    const { user } = await openBanner();
    await user.click(button('Accept All'));
    await user.click(button('Cookie settings'));
    await waitFor(() => expect(dialog()).toBeVisible());
    expect(toggle('Analytics')).toBeChecked();
    await user.click(toggle('Marketing'));
    await user.click(button('Save Preferences'));
    expect(stored()).toEqual({ necessary: true, analytics: true, marketing: false });
    await user.click(button('Cookie settings'));
    await waitFor(() => expect(dialog()).toBeVisible());
    await user.click(button('Accept All'));
    expect(gtag.mock.calls).toEqual([
      update('granted', 'granted'),
      update('granted', 'denied'),
      update('granted', 'granted'),
    ]);
  });
});

describe('a choice in another tab', () => {
  it('holds here, too, and removes what only marketing may keep', async () => {
    localStorage.setItem('attribution', JSON.stringify({ first: { utm_source: 'ad' } }));
    localStorage.setItem('cookie-consent', '{"necessary":true,"analytics":true,"marketing":true}');
    localStorage.setItem('cookie-consent-date', now.toISOString());
    await openPage();
    expect(localStorage.getItem('attribution')).toContain('"utm_source":"ad"');
    localStorage.setItem('cookie-consent', '{"necessary":true,"analytics":true,"marketing":false}');
    dispatchEvent(new StorageEvent('storage', { key: 'cookie-consent-date' }));
    expect(localStorage.getItem('attribution')).toBeNull();
    expect(gtag).toHaveBeenLastCalledWith(...update('granted', 'denied'));
  });
});

describe('Global Privacy Control', () => {
  beforeEach(() => vi.stubGlobal('navigator', { ...navigator, globalPrivacyControl: true }));

  it('is an answer: no banner, nothing stored, nothing granted', async () => {
    await openPage();
    await wait(10_000);
    expect(banner()).toBeNull();
    expect(gtag).not.toHaveBeenCalled();
    expect(localStorage).toHaveLength(0);
  });

  it('keeps a visit for the session only, even where a choice allows marketing', async () => {
    const visits = JSON.stringify({ first: { landingPath: '/', utm_source: 'ad' } });
    sessionStorage.setItem('attribution', visits);
    localStorage.setItem('attribution', visits);
    localStorage.setItem('cookie-consent', '{"necessary":true,"analytics":true,"marketing":true}');
    localStorage.setItem('cookie-consent-date', now.toISOString());
    await openPage();
    expect(localStorage.getItem('attribution')).toBeNull();
    expect(sessionStorage.getItem('attribution')).toContain('"utm_source":"ad"');
  });

  it('is named in the settings, and an explicit choice goes before it', async () => {
    const { user } = await openPage();
    await user.click(button('Cookie settings'));
    await waitFor(() => expect(dialog()).toHaveTextContent('Global Privacy Control'));
    await user.click(toggle('Analytics'));
    await user.click(button('Save Preferences'));
    expect(gtag.mock.calls).toEqual([update('granted', 'denied')]);
    await openPage();
    expect(gtag).toHaveBeenLastCalledWith(...update('granted', 'denied'));
  });
});
