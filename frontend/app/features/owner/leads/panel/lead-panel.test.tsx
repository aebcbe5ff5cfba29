import { type LeadFields, leadFieldsSchema, type TimelineEntry } from '@agency/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { address } from '~/ui/desk/desk.fixture';
import { refusal, server } from '../../../../../test/server';
import {
  contactsUrl,
  contactUrl,
  lead,
  serveLeads,
  watchRequestsAbout,
} from '../../shared/leads.fixture';
import { openLeads } from '../open-leads.fixture';
import {
  button,
  editNote,
  newNote,
  notes,
  openOne,
  panel,
  save,
  setStatus,
} from './lead-panel.fixture';

async function erase(user: UserEvent): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Erase this lead …' }));
}

describe('the panel of a lead', () => {
  it('opens from the list, takes the focus, and gives it back when Escape closes it', async () => {
    serveLeads({ leads: [lead({ message: 'Can you look at our account?' })] });
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
    await newNote();
    const shown: Record<string, string> = { ...sent, ...labels };
    for (const field of Object.keys(leadFieldsSchema.shape)) {
      expect(await panel(), field).toHaveTextContent(shown[field] ?? `no text for ${field}`);
    }
  });

  it('tells where the lead came from, what happened, and which other lead may be the same person', async () => {
    const shown = lead({ attribution: { first: { gclid: '1' }, last: { gclid: '1' } } });
    const other = lead({ name: 'A. Tidewater', status: 'closed-lost' });
    serveLeads({
      leads: [shown, other],
      timeline: [{ kind: 'submitted', at: '2026-11-21T14:05:00Z' }],
      related: [{ ...other, sameEmail: true, samePhone: false }],
    });
    const user = openLeads(`?lead=${shown.id}`);
    expect(await screen.findByText('a Google ad')).toBeInTheDocument();
    expect(await screen.findByText('Form submitted')).toBeInTheDocument();
    expect(screen.getByText(/Same email/)).toBeInTheDocument();
    await user.click(within(await panel()).getByRole('link', { name: 'A. Tidewater' }));
    await waitFor(() => expect(address()).toBe(`?lead=${other.id}`));
  });

  it('says of an imported lead what its file says', async () => {
    openOne({ source: 'owner', channel: 'imported-offline' });
    await waitFor(async () =>
      expect(await panel()).toHaveTextContent('Imported as offline sources'),
    );
    expect(screen.queryByText('added by you')).toBeNull();
  });

  it('has at most eight controls between the name and the field for a note, a row of choices being one', async () => {
    openOne({ company: 'Tidewater', message: 'Can you look at our account?' });
    const field = await newNote();
    const name = await screen.findByRole('heading', { name: 'Ada Tidewater' });
    const isBetween = (control: HTMLElement) =>
      Boolean(
        name.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING &&
          field.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_PRECEDING,
      );
    const controls = (await panel()).querySelectorAll<HTMLElement>(
      'a[href], button, input, textarea, select',
    );
    const choices = '[role=radiogroup], fieldset';
    const between = [...controls].filter(isBetween).map((one) => one.closest(choices) ?? one);
    const names = [...new Set(between)].map(({ textContent }) => textContent);
    expect(names.length, names.join()).toBeLessThanOrEqual(8);
  });

  it('says at once that the automatic reply will not be sent, and that it will after Undo', async () => {
    const at = '2026-11-21T14:25:00Z';
    const waiting = { kind: 'mail', at, mail: 'lead-auto-reply', state: 'queued', reason: null };
    const { user } = openOne({}, [waiting as TimelineEntry]);
    expect(await screen.findByText('Automatic reply to the lead: queued')).toBeInTheDocument();
    await setStatus(user, 'Contacted');
    expect(
      await screen.findByText('Automatic reply to the lead: won’t be sent'),
    ).toBeInTheDocument();
    expect(screen.getByText('You changed the status.')).toBeInTheDocument();
    expect(screen.queryByText(/^Sent unless/)).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Automatic reply to the lead: queued')).toBeInTheDocument();
  });

  it('saves the pinned note with the one it began from, and leaves the rest alone', async () => {
    const { user, patches } = openOne({ notes: 'Call', followUpOn: '2026-12-01' });
    await editNote(user, ' on Tuesday');
    await user.click(save());
    expect(await screen.findByText('Contact Updated')).toBeInTheDocument();
    expect(
      screen.getByText('Lead status and notes have been updated successfully.'),
    ).toBeInTheDocument();
    expect(patches).toEqual([{ notes: 'Call on Tuesday', previousNotes: 'Call' }]);
    const edit = await screen.findByRole('button', { name: 'Edit the pinned note' });
    await waitFor(() => expect(edit).toHaveFocus());
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    await editNote(user, '!');
    await user.click(save());
    await waitFor(() => expect(patches.at(-1)?.previousNotes).toBe('Call on Tuesday'));
  });

  it.each([
    [() => refusal(400, 'This is longer than we can save.'), 'This is longer than we can save.'],
    [() => HttpResponse.error(), 'Failed to update contact. Please try again.'],
  ])('keeps what was typed when saving fails', async (answer, description) => {
    const { user } = openOne({ notes: 'Call' });
    server.use(http.patch(contactUrl, answer));
    await editNote(user, ' on Tuesday');
    await user.click(save());
    expect(await screen.findByText('Update Failed')).toBeInTheDocument();
    expect(screen.getByText(description)).toBeInTheDocument();
    expect(notes()).toHaveValue('Call on Tuesday');
    await waitFor(() => expect(save()).toBeEnabled());
  });

  it('refuses a link to a lead that has been erased', async () => {
    serveLeads({ leads: [] });
    openLeads(`?lead=${2 ** 42}`);
    expect(await screen.findByText('This lead no longer exists')).toBeInTheDocument();
  });
});

describe('erasing a lead', () => {
  it('says what goes, then closes the panel without it', async () => {
    const { user } = openOne({ notes: 'Call' });
    await editNote(user, ', not saved');
    await erase(user);
    const dialog = screen.getByRole('dialog', { name: 'Erase this lead?' });
    expect(dialog).toHaveTextContent('Ada Tidewater will be permanently erased');
    const words: Record<string, string> = { monthlyAdSpend: 'ad spend' };
    const [sent, ...rest] = within(dialog).getAllByRole('listitem');
    for (const field of Object.keys(leadFieldsSchema.shape)) {
      expect(sent).toHaveTextContent(new RegExp(`\\b${words[field] ?? field}\\b`));
    }
    expect(rest.map((item) => item.textContent)).toEqual([
      'your notes, the follow-up with its task, the timeline and your replies,',
      'calls and their notes. Times of upcoming ones can be booked again,',
      'emails that haven’t been sent yet.',
    ]);
    await user.click(within(dialog).getByRole('button', { name: 'Erase permanently' }));
    expect(await screen.findByText('Lead Erased')).toBeInTheDocument();
    expect(await screen.findByText('No leads yet')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('complementary')).not.toBeInTheDocument());
    expect(screen.getByRole('link', { name: 'Total Leads: 0' })).toBeInTheDocument();
  });

  it.each(['list', 'board'])('asks for nothing about them again, on the %s', async (layout) => {
    const shown = lead();
    serveLeads({ leads: [shown] });
    const user = openLeads(`?lead=${shown.id}&view=${layout}`);
    await screen.findByText('No activity yet.');
    await erase(user);
    const asked = watchRequestsAbout(shown);
    await user.click(button('Erase permanently'));
    await screen.findByText('Lead Erased');
    await waitFor(() => expect(screen.queryByRole('complementary')).not.toBeInTheDocument());
    await screen.findByRole('link', { name: 'Total Leads: 0' });
    expect(asked).toEqual([expect.stringMatching(new RegExp(`${contactsUrl}/${shown.id}$`))]);
  });

  it('shows that the lead is gone when only the answer was lost', async () => {
    const leads = [lead()];
    serveLeads({ leads });
    const user = openLeads(`?lead=${leads[0]?.id}`);
    server.use(
      http.delete(contactUrl, () => {
        leads.pop();
        return HttpResponse.error();
      }),
    );
    await erase(user);
    await user.click(button('Erase permanently'));
    expect(await screen.findByText('Couldn’t Erase')).toBeInTheDocument();
    expect(await screen.findByText('This lead no longer exists')).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Total Leads: 0' })).toBeInTheDocument();
  });

  it('keeps the lead unless confirmed, and when the server refuses', async () => {
    const { user } = openOne();
    await erase(user);
    await user.click(screen.getByRole('button', { name: 'Keep lead' }));
    expect(button('More actions')).toHaveFocus();
    server.use(http.delete(contactUrl, () => refusal(503, 'Please try again in a minute.')));
    await erase(user);
    await user.click(screen.getByRole('button', { name: 'Erase permanently' }));
    expect(await screen.findByText('Please try again in a minute.')).toBeInTheDocument();
    expect(await panel()).toBeInTheDocument();
  });
});
