import {
  apiPaths,
  type LeadImport,
  type LeadImportPreview,
  maxLeadImport,
} from '@agency/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { address, waitForToast } from '~/ui/desk/desk.fixture';
import { refusal, server } from '../../../../../test/server';
import { lead, serveLeads } from '../../shared/leads.fixture';
import { openLeads } from '../open-leads.fixture';

const ada = { id: 2 ** 41, name: 'Ada Tidewater' };

const preview: LeadImportPreview = {
  columns: [
    { name: 'Name', field: 'name', samples: ['Vi Pond', 'Ada'] },
    { name: 'E-Mail', field: 'email', samples: ['vi@pond.example'] },
    { name: 'Wish', field: null, samples: ['More guests'] },
  ],
  counts: { rows: 4, new: 1, duplicate: 1, repeated: 1, refused: 1, samePhone: 1 },
  dates: null,
  rows: [
    { outcome: 'new', line: 2, name: 'Vi Pond', email: 'vi@pond.example', phone: null },
    {
      outcome: 'duplicate',
      line: 3,
      name: 'Ada',
      email: null,
      phone: '(910) 555-0100',
      by: ['phone'],
      lead: ada,
    },
    {
      outcome: 'repeated',
      line: 4,
      name: 'Vi',
      email: 'vi@pond.example',
      phone: null,
      by: ['email'],
      earlier: 2,
    },
    { outcome: 'refused', line: 5, name: 'Bo', email: null, phone: null, reason: 'No reach.' },
  ],
};

const before: LeadImport = {
  id: '0190c0de-0000-4000-8000-000000000001',
  fileName: 'calendly.csv',
  at: '2026-11-21T14:00:00.000Z',
  added: 12,
  duplicates: 3,
  refused: 0,
  undone: null,
};

const csv = (text = 'Name,E-Mail,Wish\n', name = 'contacts.csv') =>
  new File([text], name, { type: 'text/csv' });

/** The service's imports. */
function serveImports(imports: LeadImport[]) {
  const asked: { preview: URLSearchParams[]; sent: URLSearchParams[] } = { preview: [], sent: [] };
  const paramsOf = (request: Request) => new URL(request.url).searchParams;
  serveLeads({ leads: [lead()] });
  server.use(
    http.get(apiPaths.leadImports, () => HttpResponse.json(imports)),
    http.post(apiPaths.leadImportPreview, ({ request }) => {
      asked.preview.push(paramsOf(request));
      return HttpResponse.json(preview);
    }),
    http.post(apiPaths.leadImports, ({ request }) => {
      const params = paramsOf(request);
      asked.sent.push(params);
      const made = {
        ...before,
        id: params.get('id') ?? '',
        fileName: params.get('fileName') ?? '',
        added: 1,
        duplicates: 2,
        refused: 1,
      };
      imports.unshift(made);
      return HttpResponse.json(made, { status: 201 });
    }),
    http.delete(`${apiPaths.leadImports}/:id`, ({ params }) => {
      const at = imports.findIndex(({ id }) => id === params.id);
      const undone = { at: '2026-11-21T15:00:00.000Z', removed: 11, kept: 1 };
      const taken = { ...before, ...imports[at], undone };
      imports.splice(at, 1, taken);
      return HttpResponse.json(taken);
    }),
  );
  return asked;
}

async function open(...imports: LeadImport[]) {
  const asked = serveImports(imports);
  const user = openLeads();
  await user.click(await screen.findByRole('button', { name: 'More' }));
  await user.click(screen.getByRole('menuitem', { name: 'Import leads …' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import leads' }));
  const upload = (file = csv()) => user.upload(dialog.getByLabelText(/File/), file);
  return { asked, user, dialog, upload };
}

const confirmUndo = (user: UserEvent) =>
  user.click(screen.getByRole('button', { name: /^Erase \d+ leads?$/ }));

describe('importing leads', () => {
  it('shows what a file would add, with its columns and duplicates', async () => {
    const { asked, user, dialog, upload } = await open();
    await upload();
    expect(
      await dialog.findByText(
        '1 new lead in this file. Left out: 2 duplicates and 1 row that can’t be imported.',
      ),
    ).toBeVisible();
    expect(dialog.getByLabelText('E-Mail')).toHaveDisplayValue('Email');
    expect(dialog.getByLabelText('Wish')).toHaveDisplayValue('Don’t import');
    expect(dialog.getByLabelText('Wish')).toHaveAccessibleDescription('More guests');
    const rows = dialog.getAllByRole('row').slice(1);
    expect(rows.map((row) => row.textContent)).toEqual([
      '2Vi Pondvi@pond.exampleNew lead',
      '3Ada(910) 555-0100Left out: Ada Tidewater has the same phone',
      '4Vivi@pond.exampleLeft out: the same email as row 2',
      '5BoCan’t be imported. No reach.',
    ]);
    await user.click(dialog.getByRole('button', { name: 'Duplicates 2' }));
    expect(dialog.getAllByRole('row')).toHaveLength(3);
    expect(asked.preview.map(String)).toEqual(['']);
    expect(asked.sent).toEqual([]);
  });

  it('imports with what was chosen, and shows the leads', async () => {
    const { asked, user, dialog, upload } = await open();
    await upload();
    await user.selectOptions(await dialog.findByLabelText('Wish'), 'Message');
    await user.click(dialog.getByRole('checkbox', { name: /1 person who only share/ }));
    await waitFor(() =>
      expect(String(asked.preview.at(-1))).toBe('columns=name%2Cemail%2Cmessage&samePhone=add'),
    );
    await user.selectOptions(dialog.getByLabelText(/^Status/), 'Contacted');
    await user.click(await dialog.findByRole('button', { name: 'Import 1 lead' }));
    expect(
      await dialog.findByText(
        '1 lead added. Left out: 2 duplicates and 1 row that couldn’t be imported.',
      ),
    ).toBeVisible();
    const [sent] = asked.sent;
    expect(Object.fromEntries(sent ?? [])).toEqual({
      columns: 'name,email,message',
      samePhone: 'add',
      status: 'contacted',
      fileName: 'contacts.csv',
      id: expect.stringMatching(/^[\da-f-]{36}$/),
    });
    await user.click(dialog.getByRole('link', { name: 'Show the imported leads' }));
    expect(address()).toBe(`?import=${sent?.get('id')}`);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: /^Imported only/ }));
    expect(address()).toBe('');
  });

  it('is undone from its result', async () => {
    const { user, dialog, upload } = await open();
    await upload();
    await user.click(await dialog.findByRole('button', { name: 'Import 1 lead' }));
    await user.click(await dialog.findByRole('button', { name: 'Undo …' }));
    await confirmUndo(user);
    const told = 'Undone: 11 leads removed, 1 stays, because it has changed since.';
    expect(await dialog.findByText(told)).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('status')).toHaveFocus());
    expect(dialog.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Import another file' }));
    expect(await dialog.findByText('contacts.csv')).toBeVisible();
  });

  it('is undone a day long', async () => {
    const { user, dialog } = await open(before);
    expect(await dialog.findByText('12 leads added. Left out: 3 duplicates.')).toBeVisible();
    const undo = { name: 'Undo … the import of calendly.csv' };
    await user.click(dialog.getByRole('button', undo));
    const question = within(screen.getByRole('dialog', { name: 'Undo the import?' }));
    await user.click(question.getByRole('button', { name: 'Keep them' }));
    expect(dialog.queryByText(/^Undone/)).toBeNull();
    await user.click(dialog.getByRole('button', undo));
    await confirmUndo(user);
    expect(await dialog.findByText(/^Undone: 11 leads removed/)).toBeVisible();
  });

  it('says that it is too late to undo', async () => {
    const { user, dialog } = await open(before);
    const tooLate = 'This import can no longer be undone.';
    server.use(http.delete(`${apiPaths.leadImports}/:id`, () => refusal(409, tooLate)));
    await user.click(await dialog.findByRole('button', { name: /^Undo/ }));
    await confirmUndo(user);
    await waitForToast('Couldn’t Undo');
    expect(screen.getByText(tooLate)).toBeInTheDocument();
  });

  it('says what is wrong with a file, and takes another one', async () => {
    const { asked, user, dialog, upload } = await open();
    const large = csv('x'.repeat(maxLeadImport.bytes + 1));
    await upload(large);
    expect(await dialog.findByText('The file is larger than 5 MB. Please split it.')).toBeVisible();
    expect(asked.preview).toEqual([]);
    const wrong = 'This is an Excel workbook. Save it as CSV and upload that.';
    server.use(http.post(apiPaths.leadImportPreview, () => refusal(400, wrong), { once: true }));
    await upload(csv('PK', 'leads.csv'));
    expect(await dialog.findByText(wrong)).toBeVisible();
    expect(dialog.getByLabelText(/File/)).toHaveAccessibleDescription(wrong);
    await user.click(dialog.getByRole('button', { name: 'Check it again' }));
    expect(await dialog.findByRole('button', { name: 'Import 1 lead' })).toBeEnabled();
  });

  it('adds nothing twice when its answer was lost', async () => {
    const { asked, user, dialog, upload } = await open();
    server.use(http.post(apiPaths.leadImports, () => HttpResponse.error(), { once: true }));
    await upload();
    await user.click(await dialog.findByRole('button', { name: 'Import 1 lead' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(/adds them only once/);
    await user.click(dialog.getByRole('button', { name: 'Import 1 lead' }));
    expect(await dialog.findByText(/^1 lead added/)).toBeVisible();
    expect(asked.sent).toHaveLength(1);
  });

  it('says which dates are in doubt, and nothing if none is', async () => {
    const { dialog, upload } = await open();
    const dates = {
      unread: 2,
      firstUnread: { line: 4, text: 'last week' },
      missing: 1,
      isOrderUnsure: true,
    };
    const serve = (shown: LeadImportPreview['dates']) =>
      server.use(
        http.post(apiPaths.leadImportPreview, () =>
          HttpResponse.json({ ...preview, dates: shown }),
        ),
      );
    serve(dates);
    await upload();
    const notice = await dialog.findByText(/^2 rows have no readable date/);
    expect(notice).toHaveTextContent('such as “last week” in row 4, and are left out.');
    expect(dialog.getByText('1 row without a date will count as received today.')).toBeVisible();
    expect(dialog.getByText(/month first: 3\/4 is March 4/)).toBeVisible();
    serve({ unread: 0, firstUnread: null, missing: 0, isOrderUnsure: false });
    await upload(csv('Name\n', 'others.csv'));
    await waitFor(() => expect(dialog.queryByText(/month first/)).not.toBeInTheDocument());
  });

  it('cannot import a file without anything new', async () => {
    const { dialog, upload } = await open();
    const none = { ...preview, counts: { ...preview.counts, new: 0, duplicate: 2 } };
    server.use(http.post(apiPaths.leadImportPreview, () => HttpResponse.json(none)));
    await upload();
    expect(await dialog.findByRole('button', { name: 'Import 0 leads' })).toBeDisabled();
  });
});
