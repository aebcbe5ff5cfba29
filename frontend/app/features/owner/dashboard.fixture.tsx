import { vi } from 'vitest';
import { openView } from '~/ui/desk/desk.fixture';
import { Dashboard } from './dashboard';

/** The whole desk at this address, and the number of logouts. */
export function openDashboard(search = '') {
  const logouts = vi.fn();
  return { logouts, user: openView(() => <Dashboard onLogout={logouts} />, search) };
}
