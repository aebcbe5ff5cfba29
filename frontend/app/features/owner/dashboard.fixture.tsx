import { vi } from 'vitest';
import { Dashboard } from './dashboard';
import { openView } from './shared/desk.fixture';

/** The whole desk at this address, and how often it was left. */
export function openDashboard(search = '') {
  const logouts = vi.fn();
  return { logouts, user: openView(() => <Dashboard onLogout={logouts} />, search) };
}
