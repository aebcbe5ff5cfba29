import {
  apiPaths,
  type ReplyTemplate,
  type ReplyTemplateFields,
  type UpdateReplyTemplateRequest,
} from '@agency/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { undoByKey, waitForToast } from '~/ui/desk/desk.fixture';
import { refusal, server } from '../../../../../test/server';
import { openDashboard } from '../../dashboard.fixture';
import { serveLeads } from '../../shared/leads.fixture';

/** The templates as the service keeps them. */
function serveTemplates(templates: ReplyTemplate[]): void {
  serveLeads({ leads: [] });
  server.use(
    http.get(apiPaths.replyTemplates, () => HttpResponse.json(templates)),
    http.post<never, ReplyTemplateFields>(apiPaths.replyTemplates, async ({ request }) => {
      const added = { ...(await request.json()), id: 90 + templates.length, version: 1 };
      templates.push(added);
      return HttpResponse.json(added, { status: 201 });
    }),
    http.put<{ id: string }, UpdateReplyTemplateRequest>(
      `${apiPaths.replyTemplates}/:id`,
      async ({ params, request }) => {
        const { version, ...fields } = await request.json();
        const kept = templates.find(({ id }) => id === Number(params.id));
        if (!kept || kept.version !== version) return refusal(409, 'Changed meanwhile.');
        Object.assign(kept, fields, { version: version + 1 });
        return HttpResponse.json(kept);
      },
    ),
    http.delete(`${apiPaths.replyTemplates}/:id`, ({ params }) => {
      templates.splice(
        templates.findIndex(({ id }) => id === Number(params.id)),
        1,
      );
      return new HttpResponse(null, { status: 204 });
    }),
  );
}

const first: ReplyTemplate = {
  id: 1,
  name: 'First answer',
  subject: 'Your ads',
  body: 'Hello {first name}',
  version: 1,
};
const section = () => screen.findByRole('region', { name: 'Reply templates' });
const field = (name: RegExp) => screen.findByRole('textbox', { name });

describe('the reply templates', () => {
  it('are edited with fields to insert and a preview', async () => {
    const templates = [{ ...first }];
    serveTemplates(templates);
    const { user } = openDashboard('?tab=settings&view=replies');
    await user.click(await screen.findByRole('button', { name: 'Edit: First answer' }));
    await user.click(await field(/^Text/));
    await user.keyboard('{Control>}{End}{/Control}');
    await user.type(await field(/^Text/), ' of ');
    await user.click(screen.getByRole('button', { name: '{company}' }));
    expect(await field(/^Text/)).toHaveValue('Hello {first name} of {company}');
    await user.click(screen.getByText('Preview for a sample lead'));
    expect(screen.getByText('Hello Dana of Fields Plumbing')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Save template' }));
    await waitForToast('Template Saved');
    expect(templates).toEqual([{ ...first, body: 'Hello {first name} of {company}', version: 2 }]);
    expect(screen.queryByRole('form', { name: /^Template/ })).toBeNull();
  });

  it('name an unknown field', async () => {
    serveTemplates([]);
    const { user } = openDashboard('?tab=settings&view=replies');
    await user.click(await screen.findByRole('button', { name: 'Add template' }));
    await user.type(await field(/^Name/), 'Offer');
    await user.type(await field(/^Subject/), 'Ads');
    await user.type(await field(/^Text/), 'Hello {{frist name}');
    await user.click(screen.getByRole('button', { name: 'Save template' }));
    expect(await screen.findByText(/^\{frist name\} isn’t a field\./)).toBeInTheDocument();
    expect(await field(/^Text/)).toHaveFocus();
  });

  it('say what was saved elsewhere meanwhile, and keep mine or take theirs', async () => {
    const templates = [{ ...first }];
    serveTemplates(templates);
    const { user } = openDashboard('?tab=settings&view=replies');
    await user.click(await screen.findByRole('button', { name: 'Edit: First answer' }));
    await user.type(await field(/^Text/), ', mine');
    const saveElsewhere = (body: string, version: number) =>
      Object.assign(templates[0] ?? {}, { body, version });
    const save = () => screen.getByRole('button', { name: 'Save template' });
    saveElsewhere('Theirs', 2);
    await user.click(save());
    const notice = async () =>
      within((await screen.findByText('Changed elsewhere')).closest('div') ?? document.body);
    expect((await notice()).getByText(/Theirs$/)).toBeInTheDocument();
    expect(save()).toBeDisabled();
    await user.click((await notice()).getByRole('button', { name: 'Take theirs' }));
    expect(await field(/^Text/)).toHaveValue('Theirs');
    expect(screen.queryByText('Changed elsewhere')).toBeNull();

    await user.type(await field(/^Text/), ', mine');
    saveElsewhere('Theirs again', 3);
    await user.click(save());
    await user.click((await notice()).getByRole('button', { name: 'Keep mine' }));
    await waitForToast('Template Saved');
    expect(templates).toMatchObject([{ body: 'Theirs, mine', version: 4 }]);
    expect(screen.queryByRole('form', { name: /^Template/ })).toBeNull();
  });

  it('are deleted, and come back by Undo', async () => {
    const templates = [{ ...first }];
    serveTemplates(templates);
    const { user } = openDashboard('?tab=settings&view=replies');
    await user.click(await screen.findByRole('button', { name: 'Delete: First answer' }));
    await waitForToast('Template Deleted: First answer');
    await waitFor(async () =>
      expect(within(await section()).queryAllByRole('listitem')).toEqual([]),
    );
    await undoByKey(user);
    await waitFor(async () =>
      expect(within(await section()).getAllByRole('listitem')).toHaveLength(1),
    );
  });
});
