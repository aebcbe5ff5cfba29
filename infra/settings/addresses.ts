import type { Settings } from './env-file.ts';

/** Where a person finds what runs. */
export interface Addresses {
  site: string;
  /** Of the mail catcher; none when a real mail server is set. */
  inbox: string | undefined;
}

export function addressesOf(settings: Settings, port: number, inboxPort: number): Addresses {
  return {
    site: settings.SITE_URL || `http://localhost:${port}`,
    inbox: settings.SMTP_URL ? undefined : inboxAt(inboxPort),
  };
}

export const inboxAt = (port: number) => `http://localhost:${port}`;
