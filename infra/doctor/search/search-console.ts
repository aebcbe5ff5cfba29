import { existsSync, readFileSync, statSync } from 'node:fs';
import { z } from 'zod';
import { type Check, type Finding, fail, ok, type World, warn } from '../check.ts';
import { factsOf, type ProductFacts } from '../product/product-facts.ts';

const keyFile = z.object({ client_email: z.string().min(1), private_key: z.string().min(1) });
/** The account that runs the services in containers. */
const serviceUser = 1_000;

const searchConsole: Check = {
  group: 'Search',
  name: 'Search Console',
  async run(world) {
    const isSet = world.settings.RANKINGS_SOURCE === 'search-console';
    const problem = isSet ? settingsProblem(world) : undefined;
    if (problem) return problem;
    // "Emails" says if the database cannot be read.
    const facts = await factsOf(world).catch(() => undefined);
    if (!facts) return isSet ? ok('The property and its key are set.') : undefined;
    const source = facts.connected ? 'search-console' : world.settings.RANKINGS_SOURCE || 'sample';
    if (source === 'csv' || (source === 'sample' && facts.hasUploads)) {
      return ok('Rankings come from uploads.');
    }
    if (source === 'sample') {
      return ok('Rankings show sample data until somebody connects Search Console at /rankings.');
    }
    return lastRun(world, facts);
  },
};

function settingsProblem({ settings, mode }: World): Finding | undefined {
  const { SEARCH_CONSOLE_SITE: site, SEARCH_CONSOLE_KEY_FILE: file } = settings;
  if (!site) {
    return fail(
      'SEARCH_CONSOLE_SITE is empty.',
      'Set SEARCH_CONSOLE_SITE in .env to the property’s name in Search Console.',
    );
  }
  if (!file || !existsSync(file)) {
    return fail(
      file ? 'The key file is missing.' : 'SEARCH_CONSOLE_KEY_FILE is empty.',
      'Set SEARCH_CONSOLE_KEY_FILE in .env to the absolute path of the service account’s key.',
    );
  }
  const { mode: bits, uid } = statSync(file);
  if (mode === 'docker' && !(bits & 0o004) && uid !== serviceUser) {
    return fail(
      `User ${serviceUser}, who runs the services, cannot read the key file.`,
      `Give it to that user: chown ${serviceUser} and the path of the file.`,
    );
  }
  return isKey(file)
    ? undefined
    : fail(
        'The key file holds no key of a service account.',
        'Create a key of the type JSON in Google Cloud and put it in its place.',
      );
}

function isKey(file: string): boolean {
  try {
    return keyFile.safeParse(JSON.parse(readFileSync(file, 'utf8'))).success;
  } catch {
    return false;
  }
}

const lateMs = 36 * 3_600_000;

function lastRun({ now }: World, { run, succeededAt }: ProductFacts): Finding {
  if (!run) return warn('No ranking check has run yet.', 'Start one at /rankings, under Source.');
  if (run.status === 'failed') {
    return fail(
      `The last ranking check failed (${run.cause ?? 'no cause recorded'}).`,
      'Open /rankings: it says why, and what to do at Google.',
    );
  }
  return succeededAt && now().getTime() - succeededAt.getTime() < lateMs
    ? ok('The last ranking check succeeded.')
    : warn(
        'No ranking check has succeeded for a day and a half.',
        'Run make logs SERVICE=rankings FOLLOW=0.',
      );
}

export const searchChecks: Check[] = [searchConsole];
