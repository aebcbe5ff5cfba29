import {
  apiPaths,
  type EmailDraft,
  editableEmails,
  type SaveEmailText,
  type StoredEmailText,
} from '@agency/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { pressUndo, waitForNews } from '~/ui/desk/desk.fixture';
import { refusal, server } from '../../../../test/server';
import { openDashboard } from '../dashboard.fixture';
import { serveLeads } from '../shared/leads.fixture';

const shipped = { subject: 'Your call: {short day}', opening: '{greeting}', closing: '' };

/** The texts as the service keeps them. */
function serveTexts(own: Partial<StoredEmailText> = {}) {
  const kept = {
    text: {
      email: 'booking-invitation',
      version: 0,
      ...shipped,
      shipped,
      ...own,
    } as StoredEmailText,
    saves: [] as SaveEmailText[],
    previews: [] as EmailDraft[],
    tests: [] as EmailDraft[],
    problem: null as string | null,
  };
  serveLeads({ leads: [] });
  server.use(
    http.get(apiPaths.emailTexts, () =>
      HttpResponse.json(
        editableEmails.map((email) =>
          email === kept.text.email ? kept.text : { email, version: 0, ...shipped, shipped },
        ),
      ),
    ),
    http.patch<never, SaveEmailText>(apiPaths.emailTexts, async ({ request }) => {
      const body = await request.json();
      kept.saves.push(body);
      if (body.version !== kept.text.version) return refusal(409, 'It was changed.');
      kept.text = { ...kept.text, ...body, version: body.version + 1 } as StoredEmailText;
      return HttpResponse.json(kept.text);
    }),
    http.post<never, EmailDraft>(apiPaths.emailTextPreview, async ({ request }) => {
      const draft = await request.json();
      kept.previews.push(draft);
      return HttpResponse.json({
        subject: `Filled: ${draft.subject}`,
        html: `<p>${draft.opening}</p>`,
      });
    }),
    http.post<never, EmailDraft>(apiPaths.emailTextTest, async ({ request }) => {
      kept.tests.push(await request.json());
      return HttpResponse.json({ to: 'owner@agency.example', problem: kept.problem });
    }),
  );
  return kept;
}

async function openInvitation() {
  const { user } = openDashboard('?tab=settings&view=emails');
  await user.click(await screen.findByRole('link', { name: 'Invitation' }));
  await screen.findByRole('textbox', { name: 'Subject' });
  return user;
}
const box = (name: 'Subject' | 'Opening') => screen.getByRole('textbox', { name });
const closing = () => screen.getByRole('textbox', { name: /^Closing/ });
const frame = () => screen.findByTitle<HTMLIFrameElement>(/as sent/);

describe('the texts of emails', () => {
  it('are listed, and say which are hers', async () => {
    serveTexts({ subject: 'Mine' });
    openDashboard('?tab=settings&view=emails');
    const own = await screen.findByText('Your text');
    expect(own.closest('li')).toHaveTextContent(/^Invitation/);
    const list = within(screen.getByRole('region', { name: 'Emails to visitors' }));
    expect(list.getAllByRole('listitem')).toHaveLength(editableEmails.length);
  });

  it('are saved part by part when left, with Undo, and several lines by Enter', async () => {
    const kept = serveTexts();
    const user = await openInvitation();
    await user.type(closing(), 'See you.{Enter}Ann');
    expect(kept.saves).toEqual([]);
    await user.tab();
    await waitForNews('Closing: “See you.\nAnn”.');
    expect(kept.saves).toEqual([
      { email: 'booking-invitation', version: 0, closing: 'See you.\nAnn' },
    ]);
    await pressUndo(user);
    await waitFor(() => expect(kept.text).toMatchObject({ closing: '', version: 2 }));
    await waitFor(() => expect(closing()).toHaveValue(''));
  });

  it('are saved one after the other, also while the next one is typed', async () => {
    const kept = serveTexts();
    const user = await openInvitation();
    await user.type(box('Subject'), '!');
    await user.type(closing(), 'See you.');
    await user.tab();
    await waitFor(() => expect(kept.text).toMatchObject({ closing: 'See you.', version: 2 }));
    expect(kept.text.subject).toBe(`${shipped.subject}!`);
    expect(screen.queryByText('Changed elsewhere')).toBeNull();
  });

  it('get fields where the cursor is, without being left', async () => {
    const kept = serveTexts();
    const user = await openInvitation();
    await user.clear(box('Subject'));
    await user.type(box('Subject'), 'At , Ann');
    await user.type(box('Subject'), '{ArrowLeft}'.repeat(5), { skipClick: true });
    await user.click(screen.getByRole('button', { name: '{time}' }));
    expect(box('Subject')).toHaveValue('At {time}, Ann');
    expect(box('Subject')).toHaveFocus();
    expect(kept.saves).toEqual([]);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(kept.text.subject).toBe('At {time}, Ann'));
  });

  it('say at the field why they cannot be saved, and leave the preview as it was', async () => {
    const kept = serveTexts();
    const user = await openInvitation();
    await screen.findByText('Filled: Your call: {short day}');
    await user.clear(box('Opening'));
    await user.type(box('Opening'), 'Hello {{nobody}');
    await user.tab();
    await waitFor(() =>
      expect(box('Opening')).toHaveAccessibleDescription(/^\{nobody\} isn’t a field/),
    );
    expect(screen.getByRole('button', { name: 'Send me this' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect(kept.saves).toEqual([]);
    expect(kept.previews.map(({ opening }) => opening)).not.toContain('Hello {nobody}');
    await user.type(box('Opening'), '{Escape}');
    expect(box('Opening')).toHaveValue(shipped.opening);
  });

  it('are previewed while they are written', async () => {
    serveTexts();
    const user = await openInvitation();
    await user.type(box('Opening'), ' more');
    await waitFor(async () => expect((await frame()).srcdoc).toContain('<p>{greeting} more</p>'));
    expect(await frame()).toHaveAttribute('sandbox', '');
  });

  it('are sent to her as they are typed, or say why not', async () => {
    const kept = serveTexts();
    const user = await openInvitation();
    await user.type(box('Subject'), '!');
    await user.click(screen.getByRole('button', { name: 'Send me this' }));
    await waitForNews('It’s on its way to owner@agency.example, with a sample call and lead.');
    expect(kept.tests).toMatchObject([
      { email: 'booking-invitation', subject: `${shipped.subject}!` },
    ]);
    kept.problem = 'The mail server couldn’t be reached.';
    const again = screen.getByRole('button', { name: 'Send me this' });
    await waitFor(() => expect(again).toBeEnabled());
    await user.click(again);
    await waitForNews('The mail server couldn’t be reached.');
  });

  it('can be restored to the shipped ones even while something else is typed', async () => {
    const kept = serveTexts();
    const user = await openInvitation();
    await user.type(box('Opening'), ' {{nobody}');
    await user.click(screen.getByRole('button', { name: 'Reset to default' }));
    await waitFor(() => expect(kept.saves.at(-1)).toMatchObject(shipped));
    expect(box('Opening')).toHaveValue(shipped.opening);
    expect(screen.queryByText(/isn’t a field/)).toBeNull();
  });

  it('are restored to the shipped ones by one button', async () => {
    const kept = serveTexts({ subject: 'Mine', version: 7 });
    const user = await openInvitation();
    await user.click(screen.getByRole('button', { name: 'Reset to default' }));
    await waitForNews('Subject, opening and closing; the subject is “Your call: {short day}”.');
    expect(kept.saves).toEqual([{ email: 'booking-invitation', version: 7, ...shipped }]);
    const reset = screen.getByRole('button', { name: 'Reset to default' });
    await waitFor(() => expect(reset).toHaveAttribute('aria-disabled', 'true'));
    // A disabled button would lose the focus.
    expect(reset).toBeEnabled();
    await user.click(reset);
    expect(kept.saves).toHaveLength(1);
  });
});
