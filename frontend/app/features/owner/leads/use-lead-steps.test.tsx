import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { address } from '~/ui/desk/desk.fixture';
import { heldAnswer, refusal, server } from '../../../../test/server';
import { contactUrl, lead, serveLeads } from '../shared/leads.fixture';
import { openLeads } from './open-leads.fixture';
import { button, editNote, newNote, notes, openOne, setStatus } from './panel/lead-panel.fixture';

describe('the way from lead to lead', () => {
  const three = () => [lead({ name: 'One' }), lead({ name: 'Two' }), lead({ name: 'Three' })];
  const shows = (name: string) => screen.findByRole('heading', { name });

  it('is one key, and says where the lead stands', async () => {
    const leads = three();
    serveLeads({ leads });
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
    serveLeads({ leads });
    const user = openLeads(`?status=new&lead=${leads[1]?.id}`);
    await shows('Two');
    await screen.findByText('2 of 3 new');
    await setStatus(user, 'Contacted');
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Two' })).toBeNull());
    await user.keyboard('j');
    await shows('Three');
    expect(screen.getByText('2 of 2 new')).toBeInTheDocument();
  });

  it('leads across the pages of the list', async () => {
    const leads = Array.from({ length: 52 }, (_, n) => lead({ name: `Lead ${n + 1}` }));
    serveLeads({ leads });
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
    serveLeads({ leads });
    const user = openLeads(`?lead=${leads[0]?.id}`);
    await user.type(await newNote(), 'jk');
    expect(await newNote()).toHaveValue('jk');
    expect(screen.getByRole('heading', { name: 'One' })).toBeInTheDocument();
  });
});

describe('unsaved changes', () => {
  it('that are being saved are waited for, not asked about', async () => {
    const leads = [lead({ name: 'One', notes: 'Called' }), lead({ name: 'Two' })];
    serveLeads({ leads });
    const { answer, answered } = heldAnswer();
    server.use(
      http.patch(contactUrl, async () => {
        await answered;
        return HttpResponse.json({ ...leads[0], notes: 'Called her' });
      }),
    );
    const user = openLeads(`?lead=${leads[0]?.id}`);
    await editNote(user, ' her');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await user.keyboard('j');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('heading', { name: 'One' })).toBeInTheDocument();
    answer();
    expect(await screen.findByRole('heading', { name: 'Two' })).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('are asked about after all when that save fails', async () => {
    const leads = [lead({ name: 'One', notes: 'Called' }), lead({ name: 'Two' })];
    serveLeads({ leads });
    server.use(http.patch(contactUrl, () => refusal(503, 'Not now, please.')));
    const user = openLeads(`?lead=${leads[0]?.id}`);
    await editNote(user, ' her');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await user.keyboard('j');
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(notes()).toHaveValue('Called her');
  });

  it('can be saved on the way out', async () => {
    const { shown, user } = openOne({ notes: 'Call' });
    await editNote(user, ' on Tuesday');
    await user.click(button('Close'));
    await user.click(await screen.findByRole('button', { name: 'Save and leave' }));
    await waitFor(() => expect(screen.queryByRole('complementary')).not.toBeInTheDocument());
    expect(shown.notes).toBe('Call on Tuesday');
  });

  it('are not lost by closing: the owner is asked first', async () => {
    const { user } = openOne({ notes: 'Call' });
    await editNote(user, ' on Tuesday');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(notes()).toHaveValue('Call on Tuesday');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(screen.queryByRole('complementary')).not.toBeInTheDocument());
  });

  it('do not stand in the way of another filter', async () => {
    const { user } = openOne({ notes: 'Call' });
    await editNote(user, ' on Tuesday');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Name');
    await waitFor(() => expect(address()).toContain('sort=name'));
    expect(notes()).toHaveValue('Call on Tuesday');
  });
});
