import { vi } from 'vitest';
import { openView } from '~/ui/desk/desk.fixture';
import { Dashboard } from './dashboard';

/** A screen as narrow as a phone, or wide. */
export function stubWidth(isNarrow: boolean): void {
  const listening = { addEventListener: vi.fn(), removeEventListener: vi.fn() };
  vi.stubGlobal('matchMedia', () => ({ matches: isNarrow, ...listening }));
}

/** The whole desk at this address, and the number of logouts. */
export function openDashboard(search = '') {
  const logouts = vi.fn();
  return { logouts, user: openView(() => <Dashboard onLogout={logouts} />, search) };
}
