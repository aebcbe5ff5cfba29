import { apiPaths, type Certificate } from '@agency/contracts';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { stoppedClock } from '~/lib/clock.fixture';
import { openView } from '~/ui/desk/desk.fixture';
import { server } from '../../../test/server';
import { CertificateLine } from './certificate-line';

const clock = stoppedClock('2026-11-21T15:00:00Z');

function openWith(certificate: Certificate | null) {
  let isAsked = false;
  server.use(
    http.get(apiPaths.certificate, () => {
      isAsked = true;
      return HttpResponse.json({ certificate });
    }),
  );
  openView(CertificateLine, '', { clock });
  return waitFor(() => expect(isAsked).toBe(true));
}

describe('the certificate', () => {
  it.each([
    [
      'expires-soon',
      '2026-12-01T12:00:00Z',
      /^The site’s certificate expires in 10 days \(Dec 1, 2026\)\./,
    ],
    // Eastern days count: the instant is on the 22nd in UTC.
    [
      'expires-soon',
      '2026-11-22T03:00:00Z',
      /^The site’s certificate expires today \(Nov 21, 2026\)\./,
    ],
    [
      'expires-soon',
      '2026-11-22T15:00:00Z',
      /^The site’s certificate expires tomorrow \(Nov 22, 2026\)\./,
    ],
    [
      'expired',
      '2026-11-20T12:00:00Z',
      /^The site’s certificate expired on Nov 20, 2026, and browsers warn/,
    ],
    ['self-signed', '2027-11-20T12:00:00Z', /^The site has no trusted certificate yet/],
  ] as const)('is named with who can help: %s, %s', async (state, expiresAt, sentence) => {
    await openWith({ state, expiresAt });
    const heading = await screen.findByRole('heading', { name: sentence });
    expect(heading).toHaveTextContent(/Ask whoever runs the site to (renew it|install one)\.$/);
  });

  it.each([
    ['is not watched', null],
    ['is valid', { state: 'valid', expiresAt: '2027-02-19T12:00:00Z' }],
  ] as const)('is not mentioned when it %s', async (_, certificate) => {
    await openWith(certificate);
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });
});
