import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Scheduler } from './lazy-scheduler';

vi.mock('./scheduler', () => {
  throw new Error('The script did not arrive');
});

it('offers to load the page again when its script does not arrive', async () => {
  render(<Scheduler contactId={2 ** 41} onBooked={vi.fn()} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('The times didn’t load');
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeEnabled();
});
