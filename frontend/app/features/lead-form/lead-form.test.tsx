import { honeypotField } from '@agency/contracts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { server } from '../../../test/server';
import {
  acceptLeads,
  contactsUrl,
  enter,
  field,
  fillIn,
  newContactId,
  openForm,
  withoutBotCheck,
} from './lead-form.fixture';
import type { LeadFormVariant } from './lead-form-texts';

beforeEach(withoutBotCheck);

const variants = [
  { variant: 'home', idle: 'Send Message', sending: 'Sending...' },
  { variant: 'contact', idle: 'Send Message', sending: 'Sending...' },
  { variant: 'lead', idle: 'Schedule My Free Consultation', sending: 'Submitting...' },
] as const satisfies { variant: LeadFormVariant; idle: string; sending: string }[];

describe.each(variants)('the $variant form', ({ variant, idle, sending }) => {
  it('sends once on a double click, disabled meanwhile, then goes to the scheduler', async () => {
    let arrived = 0;
    server.use(
      http.post(contactsUrl, async () => {
        arrived += 1;
        await delay(50);
        return HttpResponse.json({ id: newContactId }, { status: 201 });
      }),
    );
    const user = openForm(variant);
    await fillIn(user);
    await user.dblClick(screen.getByRole('button', { name: idle }));
    expect(await screen.findByRole('button', { name: sending })).toBeDisabled();
    expect(
      await screen.findByText(`Thank-you page ?contactId=${newContactId}`),
    ).toBeInTheDocument();
    expect(arrived).toBe(1);
  });
});

describe('what is sent', () => {
  it('is what was typed, without the fields left empty', async () => {
    const posted = acceptLeads();
    const user = openForm();
    await fillIn(user);
    await user.selectOptions(field.service(), 'paid-search');
    await enter(user, field.message(), '  Boats, to boaters.\nNothing yet. ');
    await user.click(screen.getByRole('button', { name: 'Send Message' }));
    await screen.findByText(/Thank-you page/);
    expect(posted).toEqual([
      {
        name: 'Ada Tidewater',
        email: 'ada@tidewater.example',
        phone: '(910) 555-0100',
        service: 'paid-search',
        message: 'Boats, to boaters.\nNothing yet.',
        requestKey: expect.stringMatching(/^[\da-f-]{36}$/),
        attribution: {
          first: { landingPath: '/', at: expect.any(String) },
          last: { landingPath: '/', at: expect.any(String) },
        },
      },
    ]);
  });

  it('shows a success message', async () => {
    acceptLeads();
    const user = openForm('lead');
    await fillIn(user);
    await user.click(screen.getByRole('button', { name: /Schedule/ }));
    await screen.findByText(/Thank-you page/);
    expect(screen.getByText('Request Received!')).toBeInTheDocument();
  });
});

describe('the key of the request', () => {
  beforeEach(() => sessionStorage.clear());

  /** Never answers the first request, and records the key of each. */
  function loseFirstAnswer(): string[] {
    const keys: string[] = [];
    server.use(
      http.post<never, { requestKey: string }>(contactsUrl, async ({ request }) => {
        keys.push((await request.json()).requestKey);
        if (keys.length === 1) return HttpResponse.error();
        return HttpResponse.json({ id: newContactId }, { status: 201 });
      }),
    );
    return keys;
  }

  async function openFormAndSend() {
    const user = openForm();
    await fillIn(user);
    await user.click(screen.getByRole('button', { name: 'Send Message' }));
    return user;
  }

  it('stays the same until there is an answer, and is dropped then', async () => {
    const keys = loseFirstAnswer();
    const user = await openFormAndSend();
    await screen.findByText('Error Sending Message');
    expect(JSON.stringify(sessionStorage)).toContain(keys[0]);
    await user.click(screen.getByRole('button', { name: 'Send Message' }));
    await screen.findByText(/Thank-you page/);
    expect(keys).toEqual([keys[0], keys[0]]);
    expect(JSON.stringify(sessionStorage)).not.toContain(keys[0]);
  });

  it('survives a reload, without what was typed', async () => {
    const keys = loseFirstAnswer();
    await openFormAndSend();
    await screen.findByText('Error Sending Message');
    expect(JSON.stringify(sessionStorage)).not.toContain('tidewater');
    cleanup();
    await openFormAndSend();
    await screen.findByText(/Thank-you page/);
    expect(keys).toEqual([keys[0], keys[0]]);
  });

  it('is a new one once something was corrected', async () => {
    const keys = loseFirstAnswer();
    const user = await openFormAndSend();
    await screen.findByText('Error Sending Message');
    await user.type(field.name(), ', Esq.');
    await user.click(screen.getByRole('button', { name: 'Send Message' }));
    await screen.findByText(/Thank-you page/);
    expect(new Set(keys).size).toBe(2);
  });
});

describe('the form for the newsletter', () => {
  it('asks for name and email only, and sends what it is about', async () => {
    const posted = acceptLeads();
    const user = openForm('newsletter');
    expect(screen.getAllByRole('textbox')).toHaveLength(2);
    expect(screen.queryByRole('group')).toBeNull();
    await enter(user, field.name(), 'Ada Tidewater');
    await enter(user, field.email(), 'ada@tidewater.example');
    await user.click(screen.getByRole('button', { name: 'Put Me on the List' }));
    await screen.findByText(/Thank-you page .* for the newsletter/);
    expect(posted).toMatchObject([{ name: 'Ada Tidewater', topic: 'newsletter' }]);
    expect(posted[0]).not.toHaveProperty('phone');
    expect(screen.getByText('You are on the list')).toBeInTheDocument();
  });

  it('asks for both in its own words', async () => {
    const user = openForm('newsletter');
    await user.click(screen.getByRole('button', { name: 'Put Me on the List' }));
    expect(
      await screen.findByText('Please fill in your name and email to get on the list.'),
    ).toBeInTheDocument();
    expect(document.body).not.toHaveTextContent(/phone/);
  });
});

describe('the honeypot', () => {
  it('is hidden from people, assistive technology and autofill', () => {
    openForm();
    expect(screen.queryByRole('textbox', { name: /leave this field empty/i })).toBeNull();
    const honeypot = document.querySelector(`input[name="${honeypotField}"]`);
    expect(honeypot).toHaveAttribute('tabindex', '-1');
    expect(honeypot).toHaveAttribute('autocomplete', 'off');
    expect(honeypot).toHaveAttribute('data-1p-ignore');
    expect(honeypot).toHaveAttribute('data-lpignore', 'true');
  });
});

describe('before the page runs', () => {
  it('the form cannot put what was typed into an address', () => {
    openForm();
    expect(screen.getByRole('form', { name: 'Contact form' })).toHaveAttribute('method', 'post');
  });
});

describe('the phone field', () => {
  it('formats while typing and keeps the caret in the middle', async () => {
    const user = openForm();
    await user.type(field.phone(), '91055501009');
    expect(field.phone()).toHaveValue('(910) 555-0100 x9');
    await user.type(field.phone(), '{Backspace}', {
      initialSelectionStart: 3,
      initialSelectionEnd: 3,
    });
    expect(field.phone()).toHaveValue('(905) 550-1009');
    expect(field.phone().selectionStart).toBe(2);
  });
});

describe('the email field', () => {
  it('asks about a likely typo', async () => {
    const user = openForm();
    await enter(user, field.email(), 'ada@gmial.com');
    await user.tab();
    await user.click(await screen.findByRole('button', { name: 'ada@gmail.com' }));
    expect(field.email()).toHaveValue('ada@gmail.com');
    expect(field.email()).toHaveFocus();
    await waitFor(() => expect(screen.queryByText(/Did you mean/)).toBeNull());
  });
});

describe('the submit button', () => {
  it('stays where it is while it is pressed', async () => {
    const user = openForm();
    await enter(user, field.phone(), '12');
    const button = screen.getByRole('button', { name: 'Send Message' });
    await user.pointer({ target: button, keys: '[MouseLeft>]' });
    // Enough time to load the schema, which validates the field.
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(field.phone()).not.toHaveFocus();
    expect(field.phone()).not.toHaveAttribute('aria-invalid');
    await user.pointer({ target: button, keys: '[/MouseLeft]' });
    expect(await screen.findByText('Missing Required Information')).toBeInTheDocument();
    expect(field.phone()).toHaveAttribute('aria-invalid', 'true');
  });
});
