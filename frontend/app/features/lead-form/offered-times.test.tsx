import { apiPaths } from '@agency/contracts';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inZone } from '../../../test/in-zone';
import { server } from '../../../test/server';
import { answerSlots } from '../slot-picker/slots.fixture';
import { acceptLeads, fillIn, openForm, withoutBotCheck } from './lead-form.fixture';
import { OfferedTimes } from './offered-times';
import { startOfferedTimes } from './start-offered-times';

inZone('America/New_York');
beforeEach(() => {
  withoutBotCheck();
  // jsdom lays nothing out: the styles reserve this.
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(72);
});
let root: Root | undefined;
afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  document.body.replaceChildren();
});

const wednesdayMorning = new Date('2026-11-25T15:10:00Z');
const answer = () => answerSlots({ now: wednesdayMorning });
const respond = (body: () => Response) => server.use(http.get(apiPaths.slots, body));

const group = () => screen.getByRole('group', { name: /^Or choose a free time/ });
const room = () => document.querySelector<HTMLElement>('[data-offered-times]');
const shown = () =>
  within(group())
    .getAllByRole('button')
    .map(({ textContent }) => textContent?.replace('\u00a0', ' '));
const time = (name: RegExp) => within(group()).getByRole('button', { name });

it('offers the next free time, one in the other half of a day, and one on another day', async () => {
  respond(() => HttpResponse.json(answer()));
  render(<OfferedTimes />);
  await startOfferedTimes();
  expect(shown()).toEqual(['Wed 10:30 AM Nov 25', 'Wed 1:00 PM Nov 25', 'Thu 9:00 AM Nov 26']);
});

it('shows the own time of a visitor elsewhere', async () => {
  process.env.TZ = 'Asia/Tokyo';
  respond(() => HttpResponse.json(answer()));
  render(<OfferedTimes />);
  await startOfferedTimes();
  expect(shown()[1]).toBe('Wed 1:00 PM which is Thu 3:00 AM your time');
});

it('chooses one at a time, and none after a second press', async () => {
  respond(() => HttpResponse.json(answer()));
  const user = userEvent.setup();
  render(
    <form aria-label="Form">
      <OfferedTimes />
    </form>,
  );
  await startOfferedTimes();
  const chosen = () => new FormData(screen.getByRole<HTMLFormElement>('form')).get('start');
  expect(chosen()).toBe('');
  await user.click(time(/^Wed 10:30/));
  await user.click(time(/^Thu/));
  expect(chosen()).toBe('2026-11-26T14:00:00.000Z');
  expect(time(/^Thu/)).toHaveAttribute('aria-pressed', 'true');
  expect(time(/^Wed 10:30/)).toHaveAttribute('aria-pressed', 'false');
  await user.click(time(/^Thu/));
  expect(chosen()).toBe('');
  expect(time(/^Thu/)).toHaveAttribute('aria-pressed', 'false');
});

it.each<[string, () => Response]>([
  ['they cannot be read', () => new HttpResponse('{}', { status: 503 })],
  ['the answer is no JSON', () => new HttpResponse('<html>')],
  ['the network fails', () => HttpResponse.error()],
  ['none is free', () => HttpResponse.json(answerSlots({ now: wednesdayMorning, hours: [] }))],
])('gives up its room if %s', async (_, body) => {
  respond(body);
  render(<OfferedTimes />);
  await startOfferedTimes();
  expect(room()).not.toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

it('asks for nothing where the styles reserve no room', async () => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(0);
  const asked = vi.fn(() => HttpResponse.json(answer()));
  respond(asked);
  render(<OfferedTimes />);
  await startOfferedTimes();
  expect(asked).not.toHaveBeenCalled();
});

it('survives the start of the form around it, and each of its renders', async () => {
  respond(() => HttpResponse.json(answer()));
  const page = () => (
    <div>
      <OfferedTimes />
    </div>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(page());
  document.body.append(container);
  await startOfferedTimes();
  const user = userEvent.setup();
  await user.click(time(/^Thu/));
  await act(async () => {
    root = hydrateRoot(container, page());
  });
  act(() => root?.render(page()));
  expect(shown()).toHaveLength(3);
  expect(time(/^Thu/)).toHaveAttribute('aria-pressed', 'true');
});

it('goes with the lead to the next page, and not to the server', async () => {
  respond(() => HttpResponse.json(answer()));
  const posted = acceptLeads();
  const user = openForm('lead');
  await startOfferedTimes();
  await user.click(time(/^Thu/));
  await fillIn(user);
  await user.click(screen.getByRole('button', { name: /Schedule/ }));
  await screen.findByText(/Thank-you page/);
  expect(posted).toHaveLength(1);
  expect(posted[0]).not.toHaveProperty('start');
  await waitFor(() =>
    expect(history.state.lead).toMatchObject({ start: '2026-11-26T14:00:00.000Z' }),
  );
  expect(screen.getByText('Thank you. Now confirm the time you chose.')).toBeInTheDocument();
  history.replaceState(null, '');
});
