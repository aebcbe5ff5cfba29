import type { Settings } from './env-file.ts';

/** The addresses of what is running. */
export interface Addresses {
  site: string;
  /** The mail catcher's; none if a real mail server is set. */
  inbox: string | undefined;
}

export function addressesOf(settings: Settings, port: number, inboxPort: number): Addresses {
  return {
    site: settings.SITE_URL || `http://localhost:${port}`,
    inbox: settings.SMTP_URL ? undefined : inboxAt(inboxPort),
  };
}

export const inboxAt = (port: number) => `http://localhost:${port}`;
