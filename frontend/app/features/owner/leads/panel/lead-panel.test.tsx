import type { Lead } from '@agency/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { server } from '../../../../../test/server';
import { contactUrl, keepLeads, lead, openLeads, refusal } from '../leads.fixture';

const panel = () => screen.findByRole('complementary', { name: /^Lead/ });
const status = () => screen.findByRole<HTMLSelectElement>('combobox', { name: /^Status/ });
const notes = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Notes/ });
const followUp = () => screen.getByLabelText<HTMLInputElement>('Follow-up date');
const save = () => screen.getByRole('button', { name: 'Save' });
const address = () => screen.getByTestId('address').textContent;

function openOne(facts: Partial<Lead> = {}) {
  const shown = lead(facts);
  const kept = keepLeads({ leads: [shown] });
  return { shown, ...kept, user: openLeads(`?lead=${shown.id}`) };
}

/** Another browser's save, seen by this one only when it reads again. */
function saveElsewhere(shown: Lead, changes: Partial<Lead>): void {
  Object.assign(shown, changes, { version: shown.version + 1 });
}

describe('the panel of a lead', () => {
  it('opens from the list, takes the focus, and gives it back when Escape closes it', async () => {
    keepLeads({ leads: [lead({ message: 'Can you look at our account?' })] });
    const user = openLeads('?status=new');
    const link = await screen.findByRole('link', { name: 'Ada Tidewater' });
    await user.click(link);
    await waitFor(async () => expect(await panel()).toHaveFocus());
    expect(await screen.findByText('Can you look at our account?')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('complementary')).not.toBeInTheDocument());
    expect(screen.getByRole('link', { name: 'Ada Tidewater' })).toHaveFocus();
    expect(address()).toBe('?status=new');
  });

  it('tells where the lead came from, what happened, and who it may be as well', async () => {
    const shown = lead({ attribution: { first: { gclid: 'x' }, last: { gclid: 'x' } } });
    const other = lead({ name: 'A. Tidewater', status: 'closed-lost' });
    keepLeads({
      leads: [shown, other],
      timeline: [{ kind: 'submitted', at: '2026-11-21T14:05:00Z' }],
      related: [{ ...other, sameEmail: true, samePhone: false }],
    });
    const user = openLeads(`?lead=${shown.id}`);
    expect(await screen.findByText('a Google ad')).toBeInTheDocument();
    expect(await screen.findByText('Form sent')).toBeInTheDocument();
    expect(screen.getByText(/Same email/)).toBeInTheDocument();
    await user.click(within(await panel()).getByRole('link', { name: 'A. Tidewater' }));
    await waitFor(() => expect(address()).toBe(`?lead=${other.id}`));
  });

  it('saves status, notes and follow-up date on the version it was opened with', async () => {
    const { user, patches } = openOne({ version: 3 });
    await user.selectOptions(await status(), 'Qualified');
    await user.type(notes(), 'Call on Tuesday');
    await user.click(screen.getByRole('button', { name: 'In 3 days' }));
    await user.click(save());
    expect(await screen.findByText('Contact Updated')).toBeInTheDocument();
    expect(
      screen.getByText('Lead status and notes have been updated successfully.'),
    ).toBeInTheDocument();
    expect(patches).toEqual([
      { status: 'qualified', notes: 'Call on Tuesday', followUpOn: '2026-11-24', version: 3 },
    ]);
    await waitFor(() => expect(save()).toBeDisabled());
    expect(screen.getByRole('link', { name: 'Qualified: 1' })).toBeInTheDocument();
    await user.type(notes(), '!');
    await user.click(save());
    await waitFor(() => expect(patches.at(-1)?.version).toBe(4));
  });

  it('asks for a status', async () => {
    const { user, patches } = openOne();
    await user.selectOptions(await status(), 'Choose a status');
    await user.click(save());
    expect(await status()).toHaveAccessibleDescription('Please choose a lead status.');
    expect(patches).toEqual([]);
  });

  it.each([
    [() => refusal(400, 'This is longer than we can store.'), 'This is longer than we can store.'],
    [() => HttpResponse.error(), 'Failed to update contact. Please try again.'],
  ])('keeps what was typed when saving fails', async (answer, description) => {
    const { user } = openOne();
    server.use(http.patch(contactUrl, answer));
    await status();
    await user.type(notes(), 'Call on Tuesday');
    await user.click(save());
    expect(await screen.findByText('Update Failed')).toBeInTheDocument();
    expect(screen.getByText(description)).toBeInTheDocument();
    expect(notes()).toHaveValue('Call on Tuesday');
    expect(save()).toBeEnabled();
  });

  it('leaves an ended session to the gate, and keeps what was typed', async () => {
    const { user } = openOne();
    server.use(http.patch(contactUrl, () => refusal(401, 'Please sign in first.')));
    await status();
    await user.type(notes(), 'Call on Tuesday');
    await user.click(save());
    await waitFor(() => expect(save()).toBeEnabled());
    expect(screen.queryByText('Update Failed')).not.toBeInTheDocument();
    expect(notes()).toHaveValue('Call on Tuesday');
  });

  it('refuses a link to a lead that has been erased', async () => {
    keepLeads({ leads: [] });
    openLeads(`?lead=${2 ** 42}`);
    expect(await screen.findByText('This lead no longer exists')).toBeInTheDocument();
  });
});

describe('a lead that was saved elsewhere meanwhile', () => {
  it('shows what the other save changed, and keeps mine only when told to', async () => {
    const { shown, user, patches } = openOne({ notes: 'First call' });
    await status();
    await user.type(notes(), ', no answer');
    saveElsewhere(shown, { status: 'contacted', notes: 'First call, spoke to her' });
    await user.click(save());
    const notice = await screen.findByText(/This lead was saved somewhere else/);
    const alert = notice.closest('[role="alert"]');
    expect(alert).toHaveTextContent('Contacted');
    expect(alert).toHaveTextContent('First call, spoke to her');
    expect(alert).toHaveTextContent('First call, no answer');
    expect(screen.getByText('This lead has changed meanwhile.')).toBeInTheDocument();
    expect(save()).toBeDisabled();

    await user.click(screen.getByRole('button', { name: 'Keep my changes' }));
    expect(notes()).toHaveValue('First call, no answer');
    expect(await status()).toHaveValue('contacted');
    expect(patches).toHaveLength(1);
    await user.click(save());
    expect(await screen.findByText('Contact Updated')).toBeInTheDocument();
    expect(patches.at(-1)).toMatchObject({ status: 'contacted', version: 2 });
    expect(shown.notes).toBe('First call, no answer');
  });

  it('takes the other save instead', async () => {
    const { shown, user } = openOne();
    await status();
    await user.type(notes(), 'Mine');
    saveElsewhere(shown, { notes: 'Theirs' });
    await user.click(save());
    await user.click(await screen.findByRole('button', { name: 'Use the saved version' }));
    expect(notes()).toHaveValue('Theirs');
    expect(save()).toBeDisabled();
  });

  it('joins both notes', async () => {
    const { shown, user } = openOne();
    await status();
    await user.type(notes(), 'Mine');
    saveElsewhere(shown, { notes: 'Theirs', followUpOn: '2026-12-01' });
    await user.click(save());
    await user.click(await screen.findByRole('button', { name: 'Keep both notes' }));
    expect(notes()).toHaveValue('Theirs\n\nMine');
    expect(followUp()).toHaveValue('2026-12-01');
    await user.click(save());
    await waitFor(() => expect(shown.notes).toBe('Theirs\n\nMine'));
  });
});

describe('unsaved changes', () => {
  it('are not lost by closing: the owner is asked first', async () => {
    const { user } = openOne();
    await status();
    await user.type(notes(), 'Call on Tuesday');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(notes()).toHaveValue('Call on Tuesday');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(screen.queryByRole('complementary')).not.toBeInTheDocument());
  });

  it('do not stand in the way of another filter', async () => {
    const { user } = openOne();
    await status();
    await user.type(notes(), 'Call on Tuesday');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Name');
    await waitFor(() => expect(address()).toContain('sort=name'));
    expect(notes()).toHaveValue('Call on Tuesday');
  });
});

describe('erasing a lead', () => {
  it('says what goes, then closes the panel without it', async () => {
    const { user } = openOne();
    await status();
    await user.type(notes(), 'Not saved');
    await user.click(screen.getByRole('button', { name: 'Erase this lead …' }));
    const dialog = screen.getByRole('dialog', { name: 'Erase this lead?' });
    expect(dialog).toHaveTextContent('Ada Tidewater will be permanently erased');
    await user.click(within(dialog).getByRole('button', { name: 'Erase permanently' }));
    expect(await screen.findByText('Lead Erased')).toBeInTheDocument();
    expect(await screen.findByText('No leads yet')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('complementary')).not.toBeInTheDocument());
    expect(screen.getByRole('link', { name: 'Total Leads: 0' })).toBeInTheDocument();
  });

  it('keeps the lead unless confirmed, and when the server refuses', async () => {
    const { user } = openOne();
    await status();
    await user.click(screen.getByRole('button', { name: 'Erase this lead …' }));
    await user.click(screen.getByRole('button', { name: 'Keep lead' }));
    server.use(http.delete(contactUrl, () => refusal(503, 'Please try again in a minute.')));
    await user.click(screen.getByRole('button', { name: 'Erase this lead …' }));
    await user.click(screen.getByRole('button', { name: 'Erase permanently' }));
    expect(await screen.findByText('Please try again in a minute.')).toBeInTheDocument();
    expect(await panel()).toBeInTheDocument();
  });
});
