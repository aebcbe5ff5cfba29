import { apiPaths } from '@agency/contracts';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { refusal, server } from '../../../test/server';
import { RecoverByLink } from './recover-by-link';

describe('a link by email', () => {
  it('changes nothing when it is opened, and sets a new password by the form', async () => {
    const sent: object[] = [];
    let left = 0;
    server.use(
      http.post<never, object>(apiPaths.recovery, async ({ request }) => {
        sent.push(await request.json());
        return sent.length === 1
          ? refusal(401, 'This link is no longer valid. Each works once, within 60 minutes.')
          : HttpResponse.json({ gates: ['admin', 'rankings'] });
      }),
    );
    render(
      <RecoverByLink
        token="signed"
        onLeave={() => {
          left += 1;
        }}
      />,
    );
    const user = userEvent.setup({ delay: null });
    const next = screen.getByLabelText('New password');
    expect(next).toHaveFocus();
    await user.type(next, 'too short{Enter}');
    expect(await screen.findByText('Please use at least 12 characters.')).toBeInTheDocument();
    expect(sent).toEqual([]);
    await user.clear(next);
    await user.type(next, 'purple turtle dances slowly{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(/^This link is no longer valid/);
    expect(left).toBe(0);
    await user.type(next, '{Enter}');
    await waitFor(() => expect(left).toBe(1));
    expect(sent).toEqual(Array(2).fill({ link: 'signed', next: 'purple turtle dances slowly' }));
  });
});
