import assert from 'node:assert/strict';
import { serviceNames } from '@agency/infra/settings/service-names';
import { chapter, type Step } from '../commands.ts';
import type { Operator } from '../operator.ts';

const makeAnew = 'docker compose up --detach --wait --force-recreate';

export function changingSecrets(operator: Operator): Step[] {
  const { clone, visitor } = operator;
  let proof = '';
  let link = '';
  const begin = async () => {
    proof = await visitor.proof();
    link = await operator.bookingLink();
    assert.equal(await visitor.statusOf(link), 200);
  };
  return chapter('Secrets', [
    {
      // Secrets whose change ends sessions, links and proofs.
      line: 'make secrets',
      prepare: async () => {
        await begin();
        clone.set({
          BOT_CHECK_SECRET: 'b'.repeat(40),
          BOOKING_LINK_SECRET: 'l'.repeat(40),
          PUSH_SECRET: 'p'.repeat(40),
          SMTP_URL: 'smtp://user:another@mail.invalid:25',
        });
        operator.readPasswords(await clone.run('make passwords'));
      },
    },
    {
      line: makeAnew,
      check: async () => {
        assert.equal(await visitor.isSignedIn(), false);
        assert.equal((await visitor.sendForm(proof)).status, 403);
        assert.equal(await visitor.statusOf(link), 404);
        await operator.signIn();
        await operator.expectLeads(true, true);
      },
    },
    {
      // Secrets whose change ends nothing.
      line: `echo "ALTER ROLE postgres PASSWORD '$(cat secrets/postgres-password)'" | docker compose exec --no-TTY postgres psql --quiet --username=postgres`,
      prepare: async () => {
        await begin();
        const services = serviceNames.map((name) => name.toUpperCase());
        const kinds = services.flatMap((service) => [`${service}_DB`, `${service}_REDIS`]);
        const roles = ['POSTGRES', 'REDIS', ...kinds];
        clone.set(
          Object.fromEntries(roles.map((role) => [`${role}_PASSWORD`, `another-${role}-password`])),
        );
        clone.set({
          CALENDAR_SECRET: 'c'.repeat(40),
          CALENDAR_SECRET_PREVIOUS: operator.secret('calendar-secret'),
          RANKINGS_SECRET: 'r'.repeat(40),
          RANKINGS_SECRET_PREVIOUS: operator.secret('rankings-secret'),
        });
        await clone.run('make secrets');
      },
      check: async () => {
        await clone.run(makeAnew);
        assert.equal(await visitor.isSignedIn(), true);
        assert.equal(await visitor.statusOf(link), 200);
        assert.equal((await visitor.sendForm(proof)).status, 201);
        await operator.expectLeads(true, true);
        await operator.noteBackup(await clone.run('make backup'));
      },
    },
  ]);
}
