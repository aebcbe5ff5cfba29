import { randomBytes } from 'node:crypto';

const minLeadId = 2 ** 40;

/**
 * A random integer in [2^40, 2^53) from a cryptographic source. Whoever has it can book for that lead, so it must not be
 * guessable; and it must survive JSON (docs/decisions/018).
 */
export function createLeadId(): number {
  for (;;) {
    const id = Number(randomBytes(8).readBigUInt64BE() >> 11n);
    if (id >= minLeadId) return id;
  }
}
