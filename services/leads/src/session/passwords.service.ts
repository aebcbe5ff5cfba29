import { randomBytes } from 'node:crypto';
import type { Gate } from '@agency/contracts';
import { ENV, fingerprintOf, type PasswordFingerprints } from '@agency/platform';
import { Inject, Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import type { LeadsEnv } from '../env.js';

/** The two passwords, as argon2id hashes. */
@Injectable()
export class PasswordsService {
  private readonly hashes: Partial<Record<Gate, string>>;
  /** Compared with if no password is set, so that a rejection takes the same time everywhere. */
  private readonly unknown = hash(randomBytes(32));

  constructor(@Inject(ENV) env: LeadsEnv) {
    this.hashes = {
      ...(env.ADMIN_PASSWORD_HASH && { admin: env.ADMIN_PASSWORD_HASH }),
      ...(env.RANKINGS_PASSWORD_HASH && { rankings: env.RANKINGS_PASSWORD_HASH }),
    };
  }

  /** The fingerprint of the gate's password if this is it; otherwise undefined, whatever the reason. */
  async check(gate: Gate, password: string): Promise<string | undefined> {
    const known = this.hashes[gate];
    const isRight = await verify(known ?? (await this.unknown), password);
    return known && isRight ? fingerprintOf(known) : undefined;
  }

  fingerprints(): PasswordFingerprints {
    return Object.fromEntries(
      Object.entries(this.hashes).map(([gate, known]) => [gate, fingerprintOf(known)]),
    );
  }
}
