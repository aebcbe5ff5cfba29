import { randomBytes } from 'node:crypto';

const minLeadId = 2 ** 40;

/**
 * A cryptographically random integer in [2^40, 2^53). It grants booking for this lead, so it must not be guessable; and
 * it must survive JSON (docs/decisions/018).
 */
export function createLeadId(): number {
  for (;;) {
    const id = Number(randomBytes(8).readBigUInt64BE() >> 11n);
    if (id >= minLeadId) return id;
  }
}
