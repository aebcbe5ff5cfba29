import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { howToInstall } from './postgres-clients.ts';

/** A machine on which these commands succeed. */
const machine =
  (...commands: string[]) =>
  (...command: string[]) =>
    commands.some((known) => command.join(' ').startsWith(known));

describe('what to do without a pg_dump that is new enough', () => {
  it('should be one line, which brings the archive along where the distribution is older', () => {
    assert.equal(
      howToInstall(machine('sudo', 'apt-get', 'apt-cache show postgresql-client-17')),
      'sudo apt-get install postgresql-client-17',
    );
    assert.equal(
      howToInstall(machine('sudo', 'apt-get')),
      'sudo apt-get install postgresql-common && ' +
        'sudo /usr/share/postgresql-common/pgdg/apt.postgresql.org.sh -y && ' +
        'sudo apt-get install postgresql-client-17',
    );
  });

  it('should be without sudo where there is none', () => {
    assert.equal(
      howToInstall(machine('apt-get', 'apt-cache show postgresql-client-17')),
      'apt-get install postgresql-client-17',
    );
  });

  it('should be what other systems have', () => {
    assert.equal(howToInstall(machine('sudo', 'dnf')), 'sudo dnf install postgresql');
    assert.equal(howToInstall(machine()), 'brew install libpq');
  });
});
