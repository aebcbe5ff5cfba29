import { apiPaths, type ImportReport } from '@agency/contracts';
import { fireEvent, screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { currentToast } from '~/ui/toast';
import { refusal, server } from '../../../../test/server';
import { summary } from '../rankings.fixture';
import { openRankings, serveRankings } from '../rankings-server.fixture';

const importsUrl = apiPaths.rankingsImports;
const csv = new File(['Top queries,Clicks\n'], 'Queries.csv', { type: 'text/csv' });
const zip = new File(['PK'], 'export.zip', { type: 'application/zip' });

const partlyReadable: ImportReport = {
  status: 'needs-confirmation',
  message: '2 lines can’t be read; 61 can. Nothing is stored until you confirm.',
  period: { from: '2026-10-20', to: '2026-11-18' },
  matched: 58,
  untracked: 3,
  badLineCount: 2,
  badLines: [
    { line: 4, reason: 'Clicks aren’t a whole number.' },
    { line: 9, reason: 'This query appears twice.' },
  ],
  isReplacement: true,
};

async function openSource() {
  const kept = serveRankings({ summary: summary({ source: 'csv' }) });
  const opened = openRankings('?tab=source');
  const section = within(await screen.findByRole('region', { name: 'Upload an export' }));
  return { ...kept, ...opened, section };
}

describe('an upload', () => {
  it('that is rejected names every missing column and imports nothing', async () => {
    const { user, section } = await openSource();
    const errors = ['Clicks', 'Position'].map((column) => ({
      path: 'file',
      message: `The column “${column}” is missing.`,
    }));
    const asked: string[] = [];
    server.use(
      http.post(importsUrl, ({ request }) => {
        asked.push(new URL(request.url).search);
        return refusal(400, errors[0]?.message ?? '', errors);
      }),
    );
    await user.upload(section.getByLabelText(/^File/), csv);
    fireEvent.change(section.getByLabelText(/^First day/), { target: { value: '2026-10-20' } });
    fireEvent.change(section.getByLabelText(/^Last day/), { target: { value: '2026-11-18' } });
    await user.click(section.getByRole('button', { name: 'Upload' }));
    const rejection = await section.findByRole('alert');
    expect(rejection).toHaveTextContent('Nothing was imported.');
    expect(rejection).toHaveTextContent('The column “Clicks” is missing.');
    expect(rejection).toHaveTextContent('The column “Position” is missing.');
    expect(asked).toEqual(['?from=2026-10-20&to=2026-11-18&fileName=Queries.csv']);
  });

  it('with unreadable lines lists them and waits for confirmation', async () => {
    const { user, section } = await openSource();
    const asked: string[] = [];
    server.use(
      http.post(importsUrl, ({ request }) => {
        asked.push(new URL(request.url).search);
        const isConfirmed = asked.at(-1) === '?fileName=export.zip&confirm=yes';
        const done = { ...partlyReadable, status: 'imported', message: 'Imported 58 keywords.' };
        return HttpResponse.json(isConfirmed ? done : partlyReadable);
      }),
    );
    await user.upload(section.getByLabelText(/^File/), zip);
    expect(section.queryByLabelText(/^First day/)).not.toBeInTheDocument();
    await user.click(section.getByRole('button', { name: 'Upload' }));
    const question = within(await section.findByRole('alert'));
    expect(question.getByText('Line 4: Clicks aren’t a whole number.')).toBeInTheDocument();
    expect(question.getByText('Line 9: This query appears twice.')).toBeInTheDocument();
    expect(question.getByText('Replaces the earlier upload of these days')).toBeInTheDocument();
    expect(asked).toEqual(['?fileName=export.zip']);
    await user.click(question.getByRole('button', { name: 'Import 58 keywords' }));
    expect(await screen.findByText('Export Imported')).toBeInTheDocument();
    expect(currentToast()?.description).toBe('Imported 58 keywords.');
    expect(asked).toEqual(['?fileName=export.zip', '?fileName=export.zip&confirm=yes']);
  });

  it('that needs confirmation can be canceled', async () => {
    const { user, section } = await openSource();
    server.use(http.post(importsUrl, () => HttpResponse.json(partlyReadable)));
    await user.upload(section.getByLabelText(/^File/), zip);
    await user.click(section.getByRole('button', { name: 'Upload' }));
    await user.click(await section.findByRole('button', { name: 'Cancel' }));
    expect(section.queryByRole('alert')).not.toBeInTheDocument();
    expect(section.getByRole('button', { name: 'Upload' })).toBeEnabled();
  });

  it('of a zip that does not tell its days asks for them', async () => {
    const { user, section } = await openSource();
    const message = 'Please enter the days that the export covers.';
    server.use(
      http.post(importsUrl, () => refusal(400, message, [{ path: 'from', message }]), {
        once: true,
      }),
    );
    await user.upload(section.getByLabelText(/^File/), zip);
    await user.click(section.getByRole('button', { name: 'Upload' }));
    expect(await section.findByRole('alert')).toHaveTextContent(message);
    expect(section.getByLabelText(/^First day/)).toBeVisible();
  });

  it('requires a file', async () => {
    const { user, section } = await openSource();
    await user.click(section.getByRole('button', { name: 'Upload' }));
    expect(section.getByText(/^Please choose the file/)).toBeInTheDocument();
  });

  it('is offered beside sample data, which it replaces', async () => {
    serveRankings({ summary: summary({ source: 'sample', isSample: true }) });
    openRankings('?tab=source');
    expect(await screen.findByText(/replaces the sample data/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Upload' })).toBeInTheDocument();
  });

  it('is not offered beside Search Console', async () => {
    serveRankings({ summary: summary({ source: 'search-console' }) });
    openRankings('?tab=source');
    expect(await screen.findByText(/once it’s disconnected/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Upload' })).not.toBeInTheDocument();
  });
});
