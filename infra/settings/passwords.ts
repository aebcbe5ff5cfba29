import { randomInt } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import type { Settings } from './env-file.ts';

const gates = ['ADMIN', 'RANKINGS'] as const;
type PasswordGate = (typeof gates)[number];

/** Without characters that look alike: passwords are sometimes read out loud. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
/** As in the contract, which is built only after the settings are written: a test compares them. */
const minPasswordLength = 12;

export interface PasswordChange {
  /** Lines for the settings file. */
  settings: Settings;
  /** New passwords: shown once, and not stored. */
  generated: { gate: PasswordGate; password: string }[];
}

type Given = Readonly<Record<string, string | undefined>>;

/**
 * For a start: gates without a password get one, and passwords on the command line (`ADMIN_PASSWORD=…`) take
 * precedence.
 */
export async function missingPasswords(settings: Settings, given: Given): Promise<PasswordChange> {
  return change(given, async (gate, wanted) => {
    const known = settings[hashKey(gate)];
    return !known || (wanted !== undefined && !(await verify(known, wanted)));
  });
}

/** For `make passwords`: those on the command line, or else two new ones. */
export async function renewedPasswords(given: Given): Promise<PasswordChange> {
  const isOneGiven = gates.some((gate) => given[`${gate}_PASSWORD`]);
  return change(given, async (_, wanted) => wanted !== undefined || !isOneGiven);
}

const hashKey = (gate: PasswordGate) => `${gate}_PASSWORD_HASH`;

async function change(
  given: Given,
  isDue: (gate: PasswordGate, wanted: string | undefined) => Promise<boolean>,
): Promise<PasswordChange> {
  const result: PasswordChange = { settings: {}, generated: [] };
  for (const gate of gates) {
    const wanted = given[`${gate}_PASSWORD`] || undefined;
    if (wanted && wanted.length < minPasswordLength) {
      throw new Error(`${gate}_PASSWORD needs at least ${minPasswordLength} characters.`);
    }
    if (!(await isDue(gate, wanted))) continue;
    const password = wanted ?? generate();
    if (!wanted) result.generated.push({ gate, password });
    // In single quotes, because Docker Compose would expand a $ as a variable.
    result.settings[hashKey(gate)] = `'${await hash(password)}'`;
  }
  return result;
}

/** Four groups of five: about 99 bits. */
function generate(): string {
  const letter = () => alphabet[randomInt(alphabet.length)];
  const group = () => Array.from({ length: 5 }, letter).join('');
  return Array.from({ length: 4 }, group).join('-');
}

/** Shown to the user once. */
export function announcement({ generated }: PasswordChange): string[] {
  if (generated.length === 0) return [];
  const addresses: Record<PasswordGate, string> = { ADMIN: '/admin', RANKINGS: '/rankings' };
  return [
    '',
    'The owner’s passwords. They are shown only once; only their hashes are stored.',
    ...generated.map(({ gate, password }) => `  ${addresses[gate].padEnd(10)} ${password}`),
    'To change them: make passwords',
  ];
}
