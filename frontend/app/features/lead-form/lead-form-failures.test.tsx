import { brand, validationMessages } from '@agency/contracts';
import { screen, waitFor } from '@testing-library/react';
import { type DefaultBodyType, HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { refusal, server } from '../../../test/server';
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
import { validationToast } from './lead-form-texts';

beforeEach(withoutBotCheck);

const missing = {
  toast: 'Missing Required Information',
  says: 'Please fill in your name, email, and phone number to get started.',
};
const badEmail = {
  toast: 'Invalid Email Address',
  says: 'Please enter a valid email address (e.g., name@company.com).',
};
const badPhone = {
  toast: 'Invalid Phone Number',
  says: 'Please enter a valid phone number with at least 10 digits.',
};

const submit = () => screen.getByRole('button', { name: /^(Send Message|Schedule .*)$/ });

describe('a form that cannot be sent', () => {
  it.each([
    ['', '', '', missing, 'name'],
    ['Ada', '', '9105550100', missing, 'email'],
    ['Ada', 'a@b.co', '', missing, 'phone'],
    ['   ', 'a@b.co', '9105550100', missing, 'name'],
    ['Ada', 'nope', '', missing, 'email'],
    ['Ada', 'nope', '123', badEmail, 'email'],
    ['Ada', 'a@b', '9105550100', badEmail, 'email'],
    ['Ada', 'a@b.co', '910555010', badPhone, 'phone'],
  ] as const)('%s|%s|%s: %o', async (name, email, phone, { toast, says }, focus) => {
    const posted = acceptLeads();
    const user = openForm();
    if (name) await enter(user, field.name(), name);
    if (email) await enter(user, field.email(), email);
    if (phone) await enter(user, field.phone(), phone);
    await user.click(submit());
    expect(await screen.findByText(toast)).toBeInTheDocument();
    expect(screen.getByText(says)).toBeInTheDocument();
    await waitFor(() => expect(field[focus]()).toHaveFocus());
    expect(field[focus]()).toHaveAttribute('aria-invalid', 'true');
    expect(submit()).toBeEnabled();
    expect(posted).toEqual([]);
  });

  it('says what is wrong under the field, once it is left, and takes it back when corrected', async () => {
    const user = openForm();
    await enter(user, field.email(), 'nope');
    await user.tab();
    expect(await screen.findByText('Please enter a valid email address.')).toBeInTheDocument();
    expect(field.email()).toHaveAccessibleDescription(/Please enter a valid email address\./);
    await user.type(field.email(), '@company.com');
    await waitFor(() =>
      expect(screen.queryByText('Please enter a valid email address.')).toBeNull(),
    );
    expect(field.email()).toHaveAccessibleDescription('');
    const reason = '(in case the video link fails)';
    await user.type(field.phone(), '12345');
    await user.tab();
    expect(await screen.findByText('Please enter at least 10 digits.')).toBeInTheDocument();
    expect(field.phone()).toHaveAccessibleDescription(`${reason} Please enter at least 10 digits.`);
    await user.type(field.phone(), '67890');
    await waitFor(() => expect(field.phone()).toHaveAccessibleDescription(reason));
  });

  it('does not scold a visitor who only tabs through', async () => {
    const user = openForm();
    await user.click(field.name());
    for (let step = 0; step < 8; step++) await user.tab();
    expect(document.querySelector('[aria-invalid]')).toBeNull();
  });
});

function answerWith(answer: () => HttpResponse<DefaultBodyType>): void {
  server.use(http.post(contactsUrl, answer));
}

describe('a submit that fails', () => {
  const sentence = 'We are taking a short break. Please try again in a minute.';
  const unsent = 'Error Sending Message';
  const contact = `Please try again later or contact us directly. Email ${brand.email}.`;
  const call = `Please try again or call us directly. Email ${brand.email}.`;
  const badGateway = () => new HttpResponse('<html>502</html>', { status: 502 });

  it.each([
    ['the server’s sentence', 'contact', () => refusal(503, sentence), unsent, sentence],
    ['never raw text', 'home', badGateway, unsent, contact],
    ['a way on without the network', 'contact', () => HttpResponse.error(), unsent, contact],
    ['a way on without the network', 'lead', () => HttpResponse.error(), 'Submission Error', call],
  ] as const)(
    'shows %s on the %s form and keeps everything',
    async (_, variant, answer, title, says) => {
      answerWith(answer);
      const user = openForm(variant);
      await fillIn(user);
      await enter(user, field.message(), 'Do not lose me');
      await user.keyboard('{Tab}');
      await user.click(submit());
      expect(await screen.findByText(title)).toBeInTheDocument();
      expect(screen.getByText(says)).toBeInTheDocument();
      expect(field.name()).toHaveValue('Ada Tidewater');
      expect(field.email()).toHaveValue('ada@tidewater.example');
      expect(field.phone()).toHaveValue('(910) 555-0100');
      expect(field.message()).toHaveValue('Do not lose me');
      await waitFor(() => expect(submit()).toBeEnabled());
      await waitFor(() => expect(submit()).toHaveFocus());
    },
  );

  it('shows the fields the server refused, and sends again afterward', async () => {
    answerWith(() =>
      refusal(400, 'Please check your phone number.', [
        { path: 'phone', message: 'This number is not in use.' },
        { path: 'altcha', message: 'not for people' },
      ]),
    );
    const user = openForm();
    await fillIn(user);
    await user.click(screen.getByRole('button', { name: 'Send Message' }));
    expect(await screen.findByText('This number is not in use.')).toBeInTheDocument();
    expect(screen.getByText('Please check your phone number.')).toBeInTheDocument();
    expect(screen.queryByText('not for people')).toBeNull();
    await waitFor(() => expect(field.phone()).toHaveFocus());

    const posted = acceptLeads();
    await user.type(field.phone(), '{Backspace}9');
    await user.click(screen.getByRole('button', { name: 'Send Message' }));
    await screen.findByText(/Thank-you page/);
    expect(posted).toMatchObject([{ phone: '(910) 555-0109' }]);
  });
});

describe('a bot proof that the server refuses', () => {
  const sentence = 'We couldn’t confirm that this was sent by a person.';

  /** Refuses the first requests, and records the key of each. */
  function refuseFirst(refused: number): unknown[] {
    const keys: unknown[] = [];
    server.use(
      http.post<never, { requestKey: string }>(contactsUrl, async ({ request }) => {
        keys.push((await request.json()).requestKey);
        if (keys.length <= refused) return refusal(403, sentence);
        return HttpResponse.json({ id: newContactId }, { status: 201 });
      }),
    );
    return keys;
  }

  it('is replaced once, without a word to the visitor', async () => {
    const keys = refuseFirst(1);
    const user = openForm();
    await fillIn(user);
    await user.click(submit());
    await screen.findByText(/Thank-you page/);
    expect(keys).toEqual([keys[0], keys[0]]);
  });

  it('is reported when the second is refused, too', async () => {
    const keys = refuseFirst(2);
    const user = openForm();
    await fillIn(user);
    await user.click(submit());
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(keys).toHaveLength(2);
  });
});

it.each([
  [validationMessages.phone, 'Please enter a valid phone number with at least 10 digits.'],
  [validationMessages.phoneTooLong, 'Please enter no more than 15 digits.'],
])('says what is wrong with the number of digits: %s', (phone, description) => {
  expect(validationToast({ phone })).toEqual({
    title: 'Invalid Phone Number',
    description,
    variant: 'destructive',
  });
});
