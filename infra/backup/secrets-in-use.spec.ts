import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { keyIds } from './key-ids.ts';
import { restoreNotices } from './secrets-in-use.ts';

const now = new Date('2026-11-21T12:00:00Z');
const secretOf = (name: string, machine: string) =>
  `${name} of the ${machine} machine, 32 random bytes`;
const names = [
  'BOOKING_LINK_SECRET',
  'CALENDAR_SECRET',
  'RANKINGS_SECRET',
  'PUSH_SECRET',
  'ADMIN_PASSWORD_HASH',
  'RANKINGS_PASSWORD_HASH',
] as const;
type Name = (typeof names)[number];
const secretsOf = (machine: string) =>
  Object.fromEntries(names.map((name) => [name, secretOf(name, machine)])) as Record<Name, string>;
const old = secretsOf('old');
const other = secretsOf('new');

const sealed = (keyId: string) => `\\\\x02${keyId}00ff`;
const copy = (table: string, columns: string, ...rows: string[][]) =>
  [`COPY ${table} (${columns}) FROM stdin;`, ...rows.map((row) => row.join('\t')), '\\.', ''].join(
    '\n',
  );

const calls = (...rows: [status: string, at: string, keyId: string][]) =>
  copy(
    'scheduling.appointments',
    'id, notes, status, scheduled_at, link_key_id',
    ...rows.map(([status, at, keyId], index) => [
      `${index}`,
      'Tab\\there\\nCOPY a.b (c) FROM stdin;',
      status,
      at,
      keyId,
    ]),
  );
const keyId = keyIds.bookingLinks(old.BOOKING_LINK_SECRET);
const ahead = '2026-11-23 14:00:00+00';

/** What pg_restore prints of a backup in which everything depends on a secret of the old machine. */
const whole = [
  '--\n-- PostgreSQL database dump\n--\n\nSET statement_timeout = 0;\n',
  calls(['scheduled', ahead, keyId], ['scheduled', '2026-11-20 14:00:00+00', 'unknown1']),
  copy(
    'scheduling.calendars',
    'id, "sealed_address"',
    ['1', sealed(keyIds.calendarAddresses(old.CALENDAR_SECRET))],
    ['2', '\\N'],
  ),
  copy('rankings.search_console_connection', 'sealed_key', [
    sealed(keyIds.serviceAccountKeys(old.RANKINGS_SECRET)),
  ]),
  copy('email.push_subscriptions', 'id, server_key', ['1', keyIds.devices(old.PUSH_SECRET)]),
  copy(
    'leads.gate_passwords',
    'gate, hash, replaces',
    ['admin', 'hash', keyIds.chosenPasswords(old.ADMIN_PASSWORD_HASH)],
    ['rankings', 'hash', keyIds.chosenPasswords(old.RANKINGS_PASSWORD_HASH)],
  ),
  copy('leads.recovery_address', 'singleton, address_id, replaces', [
    't',
    '1',
    keyIds.chosenPasswords(old.ADMIN_PASSWORD_HASH),
  ]),
].join('\n');

const differing = (text: string, settings: Record<string, string>) =>
  restoreNotices(text, settings, now).flatMap((notice) => /(\w+) differs/.exec(notice)?.[1] ?? []);

describe('the secrets that a backup needs', () => {
  it('should all be there with the settings of the old machine, so that nothing is said', () => {
    assert.deepEqual(restoreNotices(whole, old, now), []);
  });

  it('should be named one by one, with what will not work and what to do', () => {
    const notices = restoreNotices(whole, other, now);
    const expected = [
      /^Links in emails already sent will not work: BOOKING_LINK_SECRET differs from the backup’s\. Copy its value from the old machine’s \.env/,
      /calendars.* will not work: CALENDAR_SECRET differs/,
      /Search Console.* will not work: RANKINGS_SECRET differs/,
      /Notifications.* will not work: PUSH_SECRET differs/,
      /password.* at \/admin will not work: ADMIN_PASSWORD_HASH differs/,
      /password.* at \/rankings will not work: RANKINGS_PASSWORD_HASH differs/,
      /set a new password will not work: ADMIN_PASSWORD_HASH differs/,
    ];
    assert.equal(notices.length, expected.length, notices.join('\n'));
    for (const [index, pattern] of expected.entries()) assert.match(notices[index] ?? '', pattern);
    for (const secret of [...Object.values(old), ...Object.values(other), keyId]) {
      assert.ok(!notices.join('\n').includes(secret));
    }
  });

  for (const name of names) {
    it(`should be told apart: only ${name} differs, or is empty`, () => {
      for (const value of [other[name], '']) {
        assert.deepEqual([...new Set(differing(whole, { ...old, [name]: value }))], [name]);
      }
    });
  }

  it('should include the former value after a change, until it is emptied', () => {
    const changed = {
      ...old,
      CALENDAR_SECRET: other.CALENDAR_SECRET,
      RANKINGS_SECRET: other.RANKINGS_SECRET,
    };
    const former = {
      CALENDAR_SECRET_PREVIOUS: old.CALENDAR_SECRET,
      RANKINGS_SECRET_PREVIOUS: old.RANKINGS_SECRET,
    };
    assert.deepEqual(differing(whole, { ...changed, ...former }), []);
    assert.deepEqual(differing(whole, changed), ['CALENDAR_SECRET', 'RANKINGS_SECRET']);
  });

  it('should not include those that nothing depends on any more', () => {
    const past: Parameters<typeof calls> = [
      ['scheduled', '2026-11-20 14:00:00+00', keyId],
      ['completed', '2026-11-21 11:30:00+00', keyId],
      ['cancelled', ahead, keyId],
    ];
    assert.deepEqual(restoreNotices(calls(...past), other, now), []);
    assert.deepEqual(differing(calls(...past, ['scheduled', ahead, keyId]), other), [
      'BOOKING_LINK_SECRET',
    ]);
    const nobody = copy('leads.recovery_address', 'address_id, replaces', ['\\N', 'former']);
    assert.deepEqual(differing(nobody, other), []);
  });

  it('should be unknown to a backup of an earlier version, as far as it is', () => {
    const unknown = [/does not say .*BOOKING_LINK_SECRET.* an earlier version/];
    const earlier = copy('scheduling.appointments', 'id, status, scheduled_at', [
      '1',
      'scheduled',
      ahead,
    ]);
    const upgraded = calls(['scheduled', ahead, '\\N'], ['scheduled', ahead, keyId]);
    for (const text of [earlier, upgraded, '']) {
      const notices = restoreNotices(text, old, now);
      assert.equal(notices.length, unknown.length, text);
      assert.match(notices[0] ?? '', unknown[0] ?? /^$/);
    }
    const sealedBefore = `${earlier}\n${copy('scheduling.calendars', 'sealed_address', [sealed('00000000')])}`;
    assert.deepEqual(differing(sealedBefore, old), ['CALENDAR_SECRET']);
  });
});
