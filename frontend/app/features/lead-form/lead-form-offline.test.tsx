import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { field, fillIn, openForm } from './lead-form.fixture';

vi.mock('./lead-submission', () => {
  throw new Error('The script did not arrive');
});

it('says so when what sending needs cannot be loaded, and keeps everything', async () => {
  const user = openForm();
  await fillIn(user);
  await user.click(screen.getByRole('button', { name: 'Send Message' }));
  expect(await screen.findByText('Error Sending Message')).toBeInTheDocument();
  expect(screen.getByText(/^Please try again later or contact us directly\./)).toBeInTheDocument();
  expect(field.name()).toHaveValue('Ada Tidewater');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Send Message' })).toBeEnabled());
});
