import assert from 'node:assert/strict';
import { waitUntil } from '@agency/infra/native/process/wait-until';
import { chapter, type Step } from '../commands.ts';
import type { Operator } from '../operator.ts';

const prints = (pattern: RegExp) => (printed: string) => assert.match(printed, pattern);

export function watching({ visitor }: Operator): Step[] {
  return [...askingDoctor(), ...looking(visitor)];
}

/** The certificate is self-signed and there is no mail server, so `make doctor` fails. */
function askingDoctor(): Step[] {
  return chapter('Doctor', [
    {
      line: 'make doctor',
      as: (line) => `${line} || true`,
      check: (printed) => {
        assert.match(printed, /ok +Versions/);
        assert.match(printed, /ok +Values +Every service accepts its settings/);
        assert.match(printed, /ok +Secrets/);
        assert.match(printed, /fail +Certificate +It is self-signed/);
        assert.match(printed, /ok +Running/);
        assert.match(printed, /ok +Newest backup/);
        // "Secrets" has changed it while a call was ahead.
        assert.match(
          printed,
          /warn +Stored data +Links in emails already sent.*BOOKING_LINK_SECRET/,
        );
      },
    },
  ]);
}

function looking(visitor: Operator['visitor']): Step[] {
  return chapter('Watching', [
    { line: 'make status', check: prints(/leads.*\(healthy\)/) },
    ...['leads', 'email'].map((service) => ({
      line: `make logs SERVICE=${service} FOLLOW=0`,
      check: prints(/"level":30/),
    })),
    ...['postgres', 'redis', 'backup'].map((service) => ({
      line: `docker compose logs --since=1h ${service}`,
      check: prints(new RegExp(`${service}-1 +\\|`)),
    })),
    { line: 'docker stats --no-stream', check: prints(/MEM USAGE/) },
    { line: 'df --human-readable', check: prints(/\d%/) },
    {
      line: 'docker compose restart leads',
      check: () =>
        waitUntil(async () => (await visitor.statusOf('/api/health/leads')) === 200, {
          timeoutMs: 60_000,
          what: 'Starting leads again',
        }),
    },
    {
      line: 'docker compose exec --no-TTY postgres psql --username=postgres --command="SELECT usename, state, count(*) FROM pg_stat_activity GROUP BY 1, 2"',
      check: prints(/scheduling +\| idle/),
    },
  ]);
}
