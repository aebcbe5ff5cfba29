import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { OfflineLine } from './offline-line';

function goes(event: 'online' | 'offline'): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(event === 'online');
  act(() => void window.dispatchEvent(new Event(event)));
}

it('is shown exactly while the browser is offline', () => {
  render(<OfflineLine />);
  const line = () =>
    screen.queryByText('You’re offline. Nothing can be saved until you’re back online.');
  expect(line()).toBeNull();
  goes('offline');
  expect(line()).toBeVisible();
  goes('online');
  expect(line()).toBeNull();
});
