import { type Lead, type LeadFields, leadFieldsSchema } from '@agency/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { server } from '../../../../../test/server';
import { refusal } from '../../shared/desk.fixture';
import { contactUrl, keepLeads, lead } from '../../shared/leads.fixture';
import { openLeads } from '../open-leads.fixture';

const panel = () => screen.findByRole('complementary', { name: /^Lead/ });
const button = (name: string) => screen.getByRole('button', { name });
const status = async (name: string) =>
  within(await within(await panel()).findByRole('group', { name: 'Status' })).getByRole('button', {
    name,
  });
const findNotes = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Notes/ });
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

  it('shows every field that a visitor may send', async () => {
    const sent = {
      name: 'Ada Tidewater',
      email: 'ada@tidewater.example',
      phone: '(910) 555-0142',
      company: 'Tidewater Charters',
      service: 'paid-social',
      monthlyAdSpend: '5k-10k',
      message: 'Empty boats on Tuesdays.',
    } satisfies Required<LeadFields>;
    const labels = {
      service: 'Paid Social',
      monthlyAdSpend: '$5,000 – $10,000',
    };
    openOne(sent);
    await findNotes();
    const shown: Record<string, string> = { ...sent, ...labels };
    for (const field of Object.keys(leadFieldsSchema.shape)) {
      expect(await panel(), field).toHaveTextContent(shown[field] ?? `no text for ${field}`);
    }
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

  it('saves notes on the version it was opened with, and leaves the rest alone', async () => {
    const { user, patches } = openOne({ version: 3, followUpOn: '2026-12-01' });
    await user.type(await findNotes(), 'Call on Tuesday');
    await user.click(save());
    expect(await screen.findByText('Contact Updated')).toBeInTheDocument();
    expect(
      screen.getByText('Lead status and notes have been updated successfully.'),
    ).toBeInTheDocument();
    expect(patches).toEqual([{ status: 'new', notes: 'Call on Tuesday', version: 3 }]);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull());
    await user.type(notes(), '!');
    await user.click(save());
    await waitFor(() => expect(patches.at(-1)?.version).toBe(4));
  });

  it.each([
    [() => refusal(400, 'This is longer than we can store.'), 'This is longer than we can store.'],
    [() => HttpResponse.error(), 'Failed to update contact. Please try again.'],
  ])('keeps what was typed when saving fails', async (answer, description) => {
    const { user } = openOne();
    server.use(http.patch(contactUrl, answer));
    await findNotes();
    await user.type(notes(), 'Call on Tuesday');
    await user.click(save());
    expect(await screen.findByText('Update Failed')).toBeInTheDocument();
    expect(screen.getByText(description)).toBeInTheDocument();
    expect(notes()).toHaveValue('Call on Tuesday');
    await waitFor(() => expect(save()).toBeEnabled());
  });

  it('leaves an ended session to the gate, and keeps what was typed', async () => {
    const { user } = openOne();
    server.use(http.patch(contactUrl, () => refusal(401, 'Please sign in first.')));
    await findNotes();
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
    await findNotes();
    await user.type(notes(), ', no answer');
    saveElsewhere(shown, { status: 'contacted', notes: 'First call, spoke to her' });
    await user.click(save());
    const notice = await screen.findByText(/This lead was saved somewhere else/);
    const alert = notice.closest('[role="alert"]');
    expect(await status('Contacted')).toHaveAttribute('aria-pressed', 'true');
    expect(alert).toHaveTextContent('First call, spoke to her');
    expect(alert).toHaveTextContent('First call, no answer');
    expect(screen.getByText('This lead has changed meanwhile.')).toBeInTheDocument();
    expect(save()).toBeDisabled();

    await user.click(screen.getByRole('button', { name: 'Keep my changes' }));
    expect(notes()).toHaveValue('First call, no answer');
    expect(patches).toHaveLength(1);
    await user.click(save());
    expect(await screen.findByText('Contact Updated')).toBeInTheDocument();
    expect(patches.at(-1)).toMatchObject({ status: 'contacted', version: 2 });
    expect(shown.notes).toBe('First call, no answer');
  });

  it('takes the other save instead', async () => {
    const { shown, user } = openOne();
    await findNotes();
    await user.type(notes(), 'Mine');
    saveElsewhere(shown, { notes: 'Theirs' });
    await user.click(save());
    await user.click(await screen.findByRole('button', { name: 'Use the saved version' }));
    expect(notes()).toHaveValue('Theirs');
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  });

  it('joins both notes', async () => {
    const { shown, user } = openOne();
    await findNotes();
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

describe('a status and a follow-up date', () => {
  it('are saved by one tap each, one after the other', async () => {
    const { user, patches } = openOne({ version: 3 });
    await user.click(await status('Contacted'));
    expect(await status('Contacted')).toHaveAttribute('aria-pressed', 'true');
    await user.click(button('In 3 days'));
    await waitFor(() => expect(patches).toHaveLength(2));
    expect(patches).toEqual([
      { status: 'contacted', version: 3 },
      { status: 'contacted', followUpOn: '2026-11-24', version: 4 },
    ]);
    expect(await screen.findByText('Contact Updated')).toBeInTheDocument();
    await waitFor(() => expect(followUp()).toHaveValue('2026-11-24'));
  });

  it('are taken back by Undo, and by Ctrl + Z', async () => {
    const { shown, user } = openOne({ status: 'qualified', followUpOn: '2026-12-01' });
    await user.click(await status('Closed Lost'));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(shown.status).toBe('qualified'));
    await waitFor(async () =>
      expect(await status('Qualified')).toHaveAttribute('aria-pressed', 'true'),
    );
    await user.click(button('No date'));
    await waitFor(() => expect(shown.followUpOn).toBeNull());
    await screen.findByRole('button', { name: 'Undo' });
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(shown.followUpOn).toBe('2026-12-01'));
  });

  it('take a date that is typed once the field is left', async () => {
    const { shown, user, patches } = openOne();
    await findNotes();
    fireEvent.change(followUp(), { target: { value: '0202-12-05' } });
    fireEvent.blur(followUp());
    fireEvent.change(followUp(), { target: { value: '2026-12-05' } });
    await user.click(notes());
    await waitFor(() => expect(shown.followUpOn).toBe('2026-12-05'));
    expect(patches).toHaveLength(1);
  });

  it('leave notes that are being typed alone', async () => {
    const { shown, user } = openOne();
    await user.type(await findNotes(), 'Half a sent');
    await user.click(await status('Contacted'));
    await waitFor(() => expect(shown.status).toBe('contacted'));
    await user.type(notes(), 'ence');
    expect(screen.queryByText(/saved somewhere else/)).toBeNull();
    await user.click(save());
    await waitFor(() => expect(shown.notes).toBe('Half a sentence'));
  });

  it('are saved on top of another save that left them alone', async () => {
    const { shown, user, patches } = openOne();
    await findNotes();
    saveElsewhere(shown, { notes: 'Theirs' });
    await user.click(await status('Contacted'));
    await waitFor(() => expect(shown.status).toBe('contacted'));
    expect(shown.notes).toBe('Theirs');
    expect(patches.map(({ version }) => version)).toEqual([1, 2]);
  });

  it('say whose status stands when both saved one, and save mine when told to', async () => {
    const { shown, user } = openOne();
    await findNotes();
    saveElsewhere(shown, { status: 'qualified' });
    await user.click(await status('Contacted'));
    expect(await screen.findByText(/The status is now Qualified/)).toBeInTheDocument();
    expect(shown.status).toBe('qualified');
    await user.click(button('Save mine'));
    await waitFor(() => expect(shown.status).toBe('contacted'));
  });

  it('go back to what is stored when the server refuses', async () => {
    const { user } = openOne();
    server.use(http.patch(contactUrl, () => refusal(503, 'Not now, please.')));
    await user.click(await status('Contacted'));
    expect(await screen.findByText('Not now, please.')).toBeInTheDocument();
    expect(await status('New')).toHaveAttribute('aria-pressed', 'true');
  });
});

describe('the way from lead to lead', () => {
  const three = () => [lead({ name: 'One' }), lead({ name: 'Two' }), lead({ name: 'Three' })];
  const shows = (name: string) => screen.findByRole('heading', { name });

  it('is one key, and says where the lead stands', async () => {
    const leads = three();
    keepLeads({ leads });
    const user = openLeads(`?status=new&lead=${leads[0]?.id}`);
    await shows('One');
    expect(await screen.findByText('1 of 3 new')).toBeInTheDocument();
    expect(button('Previous lead')).toHaveAttribute('aria-disabled', 'true');
    await user.hover(button('Next lead'));
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Next lead (j)');
    await user.keyboard('j');
    await shows('Two');
    await user.click(button('Next lead'));
    await shows('Three');
    expect(screen.getByText('3 of 3 new')).toBeInTheDocument();
    expect(button('Next lead')).toHaveFocus();
    await user.keyboard('j');
    await user.keyboard('k');
    await shows('Two');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('link', { name: 'Two' })).toHaveFocus());
  });

  it('goes on to the one that moved up when the lead has left the list', async () => {
    const leads = three();
    keepLeads({ leads });
    const user = openLeads(`?status=new&lead=${leads[1]?.id}`);
    await shows('Two');
    await screen.findByText('2 of 3 new');
    await user.click(await status('Contacted'));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Two' })).toBeNull());
    await user.keyboard('j');
    await shows('Three');
    expect(screen.getByText('2 of 2 new')).toBeInTheDocument();
  });

  it('leads across the pages of the list', async () => {
    const leads = Array.from({ length: 52 }, (_, n) => lead({ name: `Lead ${n + 1}` }));
    keepLeads({ leads });
    const user = openLeads(`?lead=${leads[49]?.id}`);
    expect(await screen.findByText('50 of 52')).toBeInTheDocument();
    await user.keyboard('j');
    await shows('Lead 51');
    expect(await screen.findByText('51 of 52')).toBeInTheDocument();
    await user.keyboard('k');
    await shows('Lead 50');
  });

  it('is left alone by what is typed', async () => {
    const leads = three();
    keepLeads({ leads });
    const user = openLeads(`?lead=${leads[0]?.id}`);
    await user.type(await findNotes(), 'jk');
    expect(notes()).toHaveValue('jk');
    expect(screen.getByRole('heading', { name: 'One' })).toBeInTheDocument();
  });
});

describe('unsaved changes', () => {
  it('that are being saved are waited for, not asked about', async () => {
    const leads = [lead({ name: 'One' }), lead({ name: 'Two' })];
    keepLeads({ leads });
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    server.use(
      http.patch(contactUrl, async () => {
        await answered;
        return HttpResponse.json({ ...leads[0], notes: 'Called', version: 2 });
      }),
    );
    const user = openLeads(`?lead=${leads[0]?.id}`);
    await user.type(await findNotes(), 'Called');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await user.keyboard('j');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('heading', { name: 'One' })).toBeInTheDocument();
    answer();
    expect(await screen.findByRole('heading', { name: 'Two' })).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('are asked about after all when that save fails', async () => {
    const leads = [lead({ name: 'One' }), lead({ name: 'Two' })];
    keepLeads({ leads });
    server.use(http.patch(contactUrl, () => refusal(503, 'Not now, please.')));
    const user = openLeads(`?lead=${leads[0]?.id}`);
    await user.type(await findNotes(), 'Called');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await user.keyboard('j');
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(notes()).toHaveValue('Called');
  });

  it('can be saved on the way out', async () => {
    const { shown, user } = openOne();
    await user.type(await findNotes(), 'Call on Tuesday');
    await user.click(button('Close'));
    await user.click(await screen.findByRole('button', { name: 'Save and go on' }));
    await waitFor(() => expect(screen.queryByRole('complementary')).not.toBeInTheDocument());
    expect(shown.notes).toBe('Call on Tuesday');
  });

  it('are not lost by closing: the owner is asked first', async () => {
    const { user } = openOne();
    await findNotes();
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
    await findNotes();
    await user.type(notes(), 'Call on Tuesday');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Name');
    await waitFor(() => expect(address()).toContain('sort=name'));
    expect(notes()).toHaveValue('Call on Tuesday');
  });
});

describe('erasing a lead', () => {
  it('says what goes, then closes the panel without it', async () => {
    const { user } = openOne();
    await findNotes();
    await user.type(notes(), 'Not saved');
    await user.click(screen.getByRole('button', { name: 'Erase this lead …' }));
    const dialog = screen.getByRole('dialog', { name: 'Erase this lead?' });
    expect(dialog).toHaveTextContent('Ada Tidewater will be permanently erased');
    const words: Record<string, string> = { monthlyAdSpend: 'ad spend' };
    const [sent, ...rest] = within(dialog).getAllByRole('listitem');
    for (const field of Object.keys(leadFieldsSchema.shape)) {
      expect(sent).toHaveTextContent(new RegExp(`\\b${words[field] ?? field}\\b`));
    }
    expect(rest.map((item) => item.textContent)).toEqual([
      'your notes, the follow-up date, the timeline and your replies,',
      'appointments and their notes. Times of upcoming ones can be booked again,',
      'emails that have not been sent yet.',
    ]);
    await user.click(within(dialog).getByRole('button', { name: 'Erase permanently' }));
    expect(await screen.findByText('Lead Erased')).toBeInTheDocument();
    expect(await screen.findByText('No leads yet')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('complementary')).not.toBeInTheDocument());
    expect(screen.getByRole('link', { name: 'Total Leads: 0' })).toBeInTheDocument();
  });

  it('keeps the lead unless confirmed, and when the server refuses', async () => {
    const { user } = openOne();
    await findNotes();
    await user.click(screen.getByRole('button', { name: 'Erase this lead …' }));
    await user.click(screen.getByRole('button', { name: 'Keep lead' }));
    server.use(http.delete(contactUrl, () => refusal(503, 'Please try again in a minute.')));
    await user.click(screen.getByRole('button', { name: 'Erase this lead …' }));
    await user.click(screen.getByRole('button', { name: 'Erase permanently' }));
    expect(await screen.findByText('Please try again in a minute.')).toBeInTheDocument();
    expect(await panel()).toBeInTheDocument();
  });
});
