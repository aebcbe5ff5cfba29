import { act, render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import type { ReactElement } from 'react';
import { createRoutesStub } from 'react-router-dom';
import { onTestFinished, vi } from 'vitest';
import { arrive, leadHere } from '~/lib/contact-address';
import { showToast } from '~/ui/toast';
import { Toaster } from '~/ui/toast/toaster';
import { server } from '../../../test/server';
import { LeadForm } from './lead-form';
import type { LeadFormVariant } from './lead-form-texts';
import { OfferedTimes } from './offered-times';

export const contactsUrl = '/api/contacts';
export const newContactId = 2 ** 41 + 7;

/** The bot check is unavailable, which must not affect a form. */
export function withoutBotCheck(): void {
  server.use(http.get('/api/bot-check/challenge', () => new HttpResponse(null, { status: 503 })));
}

/** Accepts leads and records the requests. */
export function acceptLeads(): Record<string, unknown>[] {
  const posted: Record<string, unknown>[] = [];
  server.use(
    http.post<never, Record<string, unknown>>(contactsUrl, async ({ request }) => {
      posted.push(await request.json());
      return HttpResponse.json({ id: newContactId }, { status: 201 });
    }),
  );
  return posted;
}

/** Shows in the document where the form has led: jsdom cannot load another one. */
function showThankYouPage(address: string): void {
  const notice = arrive();
  if (notice) act(() => showToast(notice));
  const page = document.createElement('p');
  const isListed = leadHere().topic === 'newsletter';
  page.textContent = `Thank-you page ${new URL(address, origin).search}${isListed ? ' for the newsletter' : ''}`;
  document.body.append(page);
  onTestFinished(() => page.remove());
}

/** `asked` is the lead page opened by a link with a topic. */
type FormPage = LeadFormVariant | 'asked';

const pages: Record<FormPage, () => ReactElement> = {
  home: () => <LeadForm variant="home" />,
  contact: () => <LeadForm variant="contact" />,
  lead: () => (
    <LeadForm variant="lead">
      <OfferedTimes />
    </LeadForm>
  ),
  newsletter: () => <LeadForm variant="newsletter" />,
  asked: () => <LeadForm variant="lead" service="paid-search" />,
};

export function formPage(page: FormPage) {
  vi.stubGlobal('location', { ...location, assign: showThankYouPage });
  // Fetched ahead.
  server.use(http.get('/thank-you', () => HttpResponse.html('')));
  return createRoutesStub([{ path: '/', Component: pages[page] }]);
}

export function openForm(page: FormPage = 'contact'): UserEvent {
  const Page = formPage(page);
  render(
    <>
      <Page />
      <Toaster />
    </>,
  );
  return userEvent.setup({ delay: null });
}

export const field = {
  name: () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Name/ }),
  email: () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Email/ }),
  phone: () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Phone/ }),
  // These two may be inside the closed disclosure.
  service: () => screen.getByLabelText<HTMLSelectElement>('Service'),
  message: () => screen.getByLabelText<HTMLTextAreaElement>('Message'),
};

export const disclosure = () => screen.getByRole<HTMLDetailsElement>('group');

/** Fills a field at once. Typing key by key is slow, and only tested where it matters. */
export async function enter(user: UserEvent, input: HTMLElement, text: string): Promise<void> {
  await user.click(input);
  await user.paste(text);
}

export async function fillIn(user: UserEvent): Promise<void> {
  await enter(user, field.name(), 'Ada Tidewater');
  await enter(user, field.email(), 'ada@tidewater.example');
  await enter(user, field.phone(), '9105550100');
}
