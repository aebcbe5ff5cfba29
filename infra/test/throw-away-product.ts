import getPort from 'get-port';
import { createContext } from '../native/stack/context.ts';
import { bringUpThrowAway, ownerPasswords } from '../native/stack/throw-away.ts';
import { takeDown } from '../native/supervisor/controller.ts';
import { inboxAt } from '../settings/addresses.ts';
import { missingPasswords } from '../settings/passwords.ts';

export interface ThrowAwayProduct {
  env: Record<string, string>;
  stop(): Promise<void>;
}

/** The whole product, as `make up` runs it, in a separate folder and on free ports. */
export async function startThrowAwayProduct(runDir: string): Promise<ThrowAwayProduct> {
  const port = await getPort({ reserve: true });
  const passwords = await missingPasswords({}, ownerPasswords);
  // Nothing listens there.
  const google = 'http://127.0.0.1:9';
  const settings = {
    ...passwords.settings,
    SEARCH_CONSOLE_API_URL: google,
    SEARCH_CONSOLE_TOKEN_URL: `${google}/token`,
    // Nothing listens there: no test notification leaves this machine.
    PUSH_STAND_IN: 'https://localhost:9',
  };
  const config = await bringUpThrowAway(runDir, { port, settings });
  const { adminUrl, redisUrl } = createContext(runDir, config);
  return {
    env: {
      BASE_URL: `http://localhost:${port}`,
      DATABASE_ADMIN_URL: adminUrl,
      REDIS_URL: redisUrl,
      MAIL_INBOX_URL: inboxAt(config.ports['mail-inbox']),
      // Contains the supervisor's state, for tests that kill processes.
      RUN_DIR: runDir,
      ...ownerPasswords,
    },
    async stop() {
      await takeDown(runDir);
    },
  };
}
