import { apiPaths } from '@agency/contracts';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { refusal, server } from '../../../test/server';
import { ConfirmAddress } from './confirm-address';

it('confirms an address by the button only, and says why it cannot', async () => {
  const sent: unknown[] = [];
  server.use(
    http.post(apiPaths.confirmAddress, async ({ request }) => {
      sent.push(await request.json());
      return sent.length === 1
        ? refusal(404, 'This link is no longer valid.')
        : new HttpResponse(null, { status: 204 });
    }),
  );
  render(<ConfirmAddress token="signed" />);
  const user = userEvent.setup({ delay: null });
  const confirm = screen.getByRole('button', { name: 'Confirm' });
  expect(sent).toEqual([]);
  await user.click(confirm);
  expect(await screen.findByRole('alert')).toHaveTextContent('This link is no longer valid.');
  await user.click(confirm);
  const title = await screen.findByRole('heading', { name: 'This address is confirmed' });
  // An effect moves the focus, after the title is drawn.
  await waitFor(() => expect(title).toHaveFocus());
  expect(sent).toEqual(Array(2).fill({ token: 'signed' }));
});
