import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { acceptLeads, disclosure, field, formPage, withoutBotCheck } from './lead-form.fixture';

beforeEach(withoutBotCheck);

let root: Root | undefined;
afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
});

/** The form as the build draws it; returns what starts it. */
function drawForm(page: 'contact' | 'asked') {
  const Page = formPage(page);
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Page />);
  document.body.append(container);
  return () =>
    act(async () => {
      root = hydrateRoot(container, <Page />);
    });
}

it('adopts what was typed before the page ran', async () => {
  const start = drawForm('contact');

  field.name().value = 'Ada Tidewater';
  field.email().value = 'ada@tidewater.example';
  field.phone().value = '910 555 0100';
  field.message().value = 'Typed early';
  field.service().value = 'analytics';
  disclosure().open = true;
  field.message().focus();

  const posted = acceptLeads();
  await start();

  expect(disclosure().open).toBe(true);
  expect(field.name()).toHaveValue('Ada Tidewater');
  expect(field.phone()).toHaveValue('(910) 555-0100');
  expect(field.message()).toHaveValue('Typed early');
  expect(field.message()).toHaveFocus();

  const user = userEvent.setup();
  await user.keyboard(', and late');
  await user.click(screen.getByRole('button', { name: 'Send Message' }));
  await screen.findByText(/Thank-you page/);
  expect(posted).toMatchObject([
    {
      name: 'Ada Tidewater',
      email: 'ada@tidewater.example',
      phone: '(910) 555-0100',
      service: 'analytics',
      message: 'Typed early, and late',
    },
  ]);
});

it('says what is wrong with a field that was left before the page ran', async () => {
  const start = drawForm('contact');
  field.email().value = 'ada@';
  field.phone().value = '910 555';
  field.phone().focus();

  await start();

  expect(await screen.findByText('Please enter a valid email address.')).toBeVisible();
  expect(screen.queryByText('Please enter at least 10 digits.')).toBeNull();
});

it('keeps the service that the visitor chose before the page ran, not the one of the link', async () => {
  const start = drawForm('asked');
  field.service().value = 'analytics';

  await start();

  expect(field.service()).toHaveValue('analytics');
  expect(disclosure().open).toBe(true);
});
