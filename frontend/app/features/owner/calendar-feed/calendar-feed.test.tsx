import { apiPaths } from '@agency/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { stoppedClock } from '~/lib/clock.fixture';
import { openView, waitForToast } from '~/ui/desk/desk.fixture';
import { server } from '../../../../test/server';
import { CalendarFeed } from './calendar-feed';
import { address, serveFeed } from './calendar-feed.fixture';

/** Monday, November 23, 2026, 2:20 PM in Wilmington. */
const clock = stoppedClock('2026-11-23T19:20:00Z');

const read = {
  feed: { createdAt: '2026-11-20T15:00:00Z', lastReadAt: '2026-11-23T18:00:00Z' },
  isAttached: false,
};
const button = (name: RegExp | string) => screen.findByRole('button', { name });
const attach = () => screen.findByRole('switch', { name: /^Attach a calendar file/ });

function open(state?: Parameters<typeof serveFeed>[0]) {
  return { kept: serveFeed(state), user: openView(CalendarFeed, '', { clock }) };
}

describe('the address of the feed', () => {
  it('is shown once after it was made, to copy, scan and open', async () => {
    const { user } = open();
    await user.click(await button('Create a private address'));
    const shown = await screen.findByRole('region', { name: 'The new address' });
    expect(within(shown).getByLabelText(/^Private address/)).toHaveValue(address);
    expect(await within(shown).findByRole('img', { name: /QR code/ })).toBeInTheDocument();
    const webcal = address.replace('https:', 'webcal:');
    expect(within(shown).getByRole('link', { name: 'Apple or Outlook' })).toHaveAttribute(
      'href',
      webcal,
    );
    expect(within(shown).getByRole('link', { name: 'Google Calendar' })).toHaveAttribute(
      'href',
      `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcal)}`,
    );
    await user.click(within(shown).getByRole('button', { name: 'Copy address' }));
    await waitForToast('Address Copied');
    expect(await navigator.clipboard.readText()).toBe(address);
    expect(screen.getByText(/^No calendar app has read the address yet/)).toBeInTheDocument();
    await user.click(within(shown).getByRole('button', { name: 'Done' }));
    expect(document.body).not.toHaveTextContent(address);
    expect(screen.queryByRole('region', { name: 'The new address' })).toBeNull();
  });

  it('is made anew only after a question', async () => {
    const { kept, user } = open({ ...read });
    expect(await screen.findByText(/^Last read by a calendar app on/)).toHaveTextContent(
      'Nov 23, 2026 at 1:00 PM',
    );
    await user.click(await button('New address'));
    const question = await screen.findByRole('dialog', { name: 'Create a new address?' });
    await user.click(within(question).getByRole('button', { name: 'Keep the address' }));
    expect(kept.feed?.lastReadAt).not.toBeNull();
    await user.click(await button('New address'));
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'New address' }),
    );
    expect(await screen.findByLabelText(/^Private address/)).toHaveValue(address);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is removed only after a question', async () => {
    const { kept, user } = open({ ...read });
    await user.click(await button('Remove the address'));
    await user.click(
      within(await screen.findByRole('dialog', { name: 'Remove the address?' })).getByRole(
        'button',
        { name: 'Remove' },
      ),
    );
    await waitForToast('Address Removed');
    expect(kept.feed).toBeNull();
    expect(await button('Create a private address')).toBeInTheDocument();
  });

  it('that could not be made is said so', async () => {
    const { user } = open();
    server.use(http.post(apiPaths.calendarFeed, () => HttpResponse.error()));
    await user.click(await button('Create a private address'));
    await waitForToast('Couldn’t Create Address');
  });
});

describe('the calendar file in emails', () => {
  it.each([
    [true, false, /^Includes calls you book/],
    [true, true, /^Your calendar app also reads the address/],
    [false, true, /^Your calendar app gets your calls/],
    [false, false, /^Your calls don’t show up/],
  ])('says what follows (attached: %s, read: %s)', async (isAttached, isRead, note) => {
    open({ feed: isRead ? read.feed : null, isAttached });
    expect(await attach()).toHaveAttribute('aria-checked', String(isAttached));
    expect(screen.getByText(note)).toBeInTheDocument();
  });

  it('is turned on and off', async () => {
    const { kept, user } = open({ ...read });
    await user.click(await attach());
    await waitFor(async () => expect(await attach()).toHaveAttribute('aria-checked', 'true'));
    expect(kept.isAttached).toBe(true);
  });
});
