import { type SavedView, type SaveViewRequest, savedViewsPath } from '@agency/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { server } from '../../../../../test/server';
import { keepLeads, lead } from '../../shared/leads.fixture';
import { openLeads } from '../open-leads.fixture';

const url = `http://site.test${savedViewsPath}`;

function keepViews(savedViews: SavedView[]) {
  keepLeads({ leads: [lead()], savedViews });
  server.use(
    http.post<never, SaveViewRequest>(url, async ({ request }) => {
      const view = { id: savedViews.length + 1, ...(await request.json()) };
      savedViews.push(view);
      return HttpResponse.json(view, { status: 201 });
    }),
    http.delete(`${url}/:id`, ({ params }) => {
      const at = savedViews.findIndex(({ id }) => id === Number(params.id));
      savedViews.splice(at, 1);
      return new HttpResponse(null, { status: 204 });
    }),
  );
}

const views = () => screen.findByRole('navigation', { name: 'Saved views' });

describe('saved views', () => {
  it('keep the present filter, order and shape under a name', async () => {
    keepViews([]);
    const user = openLeads('?status=new&sort=name');
    await user.click(await screen.findByRole('button', { name: 'Save this view' }));
    await user.type(screen.getByLabelText(/Name/), 'Waiting{Enter}');
    const link = within(await views()).getByRole('link', { name: 'Waiting' });
    expect(link).toHaveAttribute('href', '/admin?status=new&sort=name');
    expect(link).toHaveAttribute('aria-current', 'true');
    expect(screen.queryByRole('button', { name: 'Save this view' })).not.toBeInTheDocument();
  });

  it('are deleted at once, and come back by Undo', async () => {
    const saved = [{ id: 1, name: 'Waiting', query: 'status=new' }];
    keepViews(saved);
    const user = openLeads('?status=new');
    await user.click(await screen.findByRole('button', { name: 'Delete the view “Waiting”' }));
    await waitFor(() => expect(saved).toEqual([]));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await views()).toHaveTextContent('Waiting');
  });

  it('do not appear with nothing to save and nothing saved', async () => {
    keepViews([]);
    openLeads();
    await screen.findByText('Ada Tidewater');
    expect(screen.queryByRole('button', { name: 'Save this view' })).not.toBeInTheDocument();
  });
});
