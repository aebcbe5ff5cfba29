import { join } from 'node:path';
import { run } from '@agency/infra/native/process/run';
import { bareEnvironment } from '@agency/infra/native/stack/context';
import { repository } from '@agency/infra/settings/paths';
import { serviceNames } from '@agency/infra/settings/service-names';
import { rolePassword } from './start-services.ts';

/** The migrate step, as every start of the product runs it; returns its output. */
export function migrate(adminUrl: string): Promise<string> {
  const passwords = serviceNames.map((name) => [`${name.toUpperCase()}_DB_PASSWORD`, rolePassword]);
  return run(process.execPath, [join(repository, 'services/migrate/dist/main.js')], {
    env: {
      ...bareEnvironment(),
      DATABASE_ADMIN_URL: adminUrl,
      ...Object.fromEntries(passwords),
    },
  });
}
