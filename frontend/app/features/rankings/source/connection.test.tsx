import { apiPaths, type RankingConnection, type ReadableProperties } from '@agency/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { refusal, server } from '../../../../test/server';
import { openRankings, serveRankings } from '../rankings-server.fixture';

const account = 'monitor@agency.iam.gserviceaccount.com';
const site = 'sc-domain:agency.example';
const keyFile = new File(['{"type":"service_account"}'], 'key.json', { type: 'application/json' });
const none: RankingConnection = {
  isSetByOperator: false,
  canKeepKey: true,
  account: null,
  site: null,
};

function google(answer: ReadableProperties) {
  server.use(http.get(apiPaths.rankingsConnectionProperties, () => HttpResponse.json(answer)));
}

async function openConnection(given: Partial<RankingConnection> = {}) {
  const kept = serveRankings({ connection: { ...none, ...given } });
  const bodies: unknown[] = [];
  server.use(
    http.put(apiPaths.rankingsConnectionKey, async ({ request }) => {
      bodies.push(await request.json());
      kept.desk.connection = { ...kept.desk.connection, account };
      return HttpResponse.json(kept.desk.connection);
    }),
    http.put<never, { site: string }>(apiPaths.rankingsConnectionSite, async ({ request }) => {
      const body = await request.json();
      bodies.push(body);
      kept.desk.connection = { ...kept.desk.connection, site: body.site };
      return HttpResponse.json(kept.desk.connection);
    }),
    http.delete(apiPaths.rankingsConnection, () => {
      kept.desk.connection = none;
      return new HttpResponse(null, { status: 204 });
    }),
    http.post(apiPaths.rankingsCheck, () => {
      bodies.push('check');
      return HttpResponse.json({ success: true, message: 'Checked 1 keyword.' });
    }),
  );
  const { user } = openRankings('?tab=source');
  const section = within(await screen.findByRole('region', { name: 'Search Console' }));
  return { user, section, bodies, desk: kept.desk };
}

describe('connecting Search Console', () => {
  it('takes a key, says whom to add, and starts a check of the only property', async () => {
    google({ properties: [], failure: null });
    const { user, section, bodies } = await openConnection();
    await user.upload(await section.findByLabelText(/^JSON key/), keyFile);
    await user.click(section.getByRole('button', { name: 'Upload key' }));
    expect(await section.findByText(account)).toBeInTheDocument();
    expect(await section.findByText(/can’t read any property yet/)).toBeInTheDocument();
    google({ properties: [site], failure: null });
    await user.click(section.getByRole('button', { name: 'Check again' }));
    expect(await section.findByRole('radio', { name: site })).toBeChecked();
    await user.click(section.getByRole('button', { name: 'Use this property' }));
    expect(await section.findByText(site)).toBeInTheDocument();
    expect(await section.findByRole('button', { name: 'Change property' })).toBeInTheDocument();
    expect(bodies).toEqual([{ key: '{"type":"service_account"}' }, { site }, 'check']);
  });

  it('asks which property of several is meant', async () => {
    google({ properties: ['https://a.example/', site], failure: null });
    const { user, section } = await openConnection({ account });
    const button = await section.findByRole('button', { name: 'Use this property' });
    expect(button).toBeDisabled();
    await user.click(section.getByRole('radio', { name: site }));
    expect(button).toBeEnabled();
  });

  it('shows at the file why a key was refused', async () => {
    const { user, section } = await openConnection();
    const message = 'Google doesn’t accept the service account’s key.';
    server.use(
      http.put(apiPaths.rankingsConnectionKey, () =>
        refusal(400, message, [{ path: 'key', message }]),
      ),
    );
    const file = await section.findByLabelText(/^JSON key/);
    await user.click(section.getByRole('button', { name: 'Upload key' }));
    expect(file).toHaveAccessibleDescription('Please choose the JSON key of the service account.');
    await user.upload(file, keyFile);
    await user.click(section.getByRole('button', { name: 'Upload key' }));
    expect(await section.findByText(message)).toBeInTheDocument();
    expect(file).toBeInvalid();
  });

  it('says what Google answered where there are no properties', async () => {
    google({ properties: [], failure: 'The Search Console API is not enabled.' });
    const { section } = await openConnection({ account });
    expect(await section.findByText('The Search Console API is not enabled.')).toBeInTheDocument();
  });

  it('ends after a question, and deletes the key', async () => {
    const { user, section } = await openConnection({ account, site });
    await user.click(await section.findByRole('button', { name: 'Disconnect' }));
    const question = within(await screen.findByRole('dialog'));
    await user.click(question.getByRole('button', { name: 'Disconnect' }));
    expect(await section.findByLabelText(/^JSON key/)).toBeInTheDocument();
  });

  it('is left to whoever runs a server without a secret', async () => {
    const { section } = await openConnection({ canKeepKey: false });
    expect(await section.findByText(/RANKINGS_SECRET/)).toBeInTheDocument();
    expect(section.queryByLabelText(/^JSON key/)).not.toBeInTheDocument();
  });
});

it('is not offered where the server’s settings connect it', async () => {
  serveRankings({ connection: { ...none, isSetByOperator: true } });
  openRankings('?tab=source');
  await screen.findByRole('region', { name: 'Upload an export' });
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Search Console' })).not.toBeInTheDocument(),
  );
});
