import { randomBytes } from 'node:crypto';
import type { Gate } from '@agency/contracts';
import { ENV, execute, fingerprintOf, type PasswordFingerprints, sql } from '@agency/platform';
import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { hash, verify } from '@node-rs/argon2';
import { type EntityManager, In, Not, type Repository } from 'typeorm';
import type { LeadsEnv } from '../env.js';
import { GatePasswordEntity } from './gate-password.entity.js';

type Hashes = Partial<Record<Gate, string>>;

/**
 * The two passwords, as argon2id hashes: the environment's, or what the owner has chosen in place of exactly that one. A new
 * one in the environment therefore counts at once.
 */
@Injectable()
export class PasswordsService {
  private readonly environment: Hashes;
  /** Checked instead if no password is set, so that a rejection takes the same time everywhere. */
  private readonly unknown = hash(randomBytes(32));

  constructor(
    @Inject(ENV) env: LeadsEnv,
    @InjectRepository(GatePasswordEntity)
    private readonly chosen: Repository<GatePasswordEntity>,
  ) {
    this.environment = {
      ...(env.ADMIN_PASSWORD_HASH && { admin: env.ADMIN_PASSWORD_HASH }),
      ...(env.RANKINGS_PASSWORD_HASH && { rankings: env.RANKINGS_PASSWORD_HASH }),
    };
  }

  /** The fingerprint of the gate's password if this is it; otherwise undefined, whatever the reason. */
  async check(gate: Gate, password: string): Promise<string | undefined> {
    const known = (await this.current())[gate];
    const hashed = known ?? (await this.unknown);
    const isRight = (await verify(hashed, password)) || (await this.isTypedApart(hashed, password));
    return known && isRight ? fingerprintOf(known) : undefined;
  }

  /** Some keyboards send an accent as a character of its own. */
  private async isTypedApart(hashed: string, password: string): Promise<boolean> {
    const composed = password.normalize('NFC');
    return composed !== password && (await verify(hashed, composed));
  }

  /** Whether the environment opens this gate at all. */
  has(gate: Gate): boolean {
    return gate in this.environment;
  }

  /** The fingerprint of the environment's hash; empty for a closed gate. */
  given(gate: Gate): string {
    const given = this.environment[gate];
    return given === undefined ? '' : fingerprintOf(given);
  }

  /** Stores a new one, as a hash of `hashOf`. */
  async set(manager: EntityManager, gate: Gate, hashed: string, changedAt: Date): Promise<void> {
    const given = this.environment[gate];
    if (!given) throw new Error('A closed gate gets no password.');
    const row = { gate, hash: hashed, replaces: fingerprintOf(given), changedAt };
    await manager.upsert(GatePasswordEntity, row, ['gate']);
  }

  hashOf(password: string): Promise<string> {
    return hash(password.normalize('NFC'));
  }

  /** Fingerprints of the passwords in force. With `manager`, as that transaction sees them. */
  async fingerprints(manager?: EntityManager): Promise<PasswordFingerprints> {
    return fingerprintsOf(await this.current(manager));
  }

  /** Fingerprints of the passwords that the owner has chosen. */
  async chosenFingerprints(manager?: EntityManager): Promise<PasswordFingerprints> {
    return fingerprintsOf(await this.findChosen(manager));
  }

  /** Deletes passwords that replace a hash no longer in the environment: an older environment must not revive them. */
  async forgetReplaced(manager: EntityManager): Promise<void> {
    const given = Object.values(this.environment).map(fingerprintOf);
    await manager.delete(GatePasswordEntity, { replaces: Not(In(given)) });
  }

  /**
   * Until the transaction ends, no other one reads passwords to publish them, or changes them: otherwise an older one
   * could be published last.
   */
  async lock(manager: EntityManager): Promise<void> {
    await execute(manager, sql`LOCK TABLE leads.gate_passwords IN SHARE ROW EXCLUSIVE MODE`);
  }

  private async current(manager?: EntityManager): Promise<Hashes> {
    return { ...this.environment, ...(await this.findChosen(manager)) };
  }

  private async findChosen(manager = this.chosen.manager): Promise<Hashes> {
    const rows = await manager.find(GatePasswordEntity);
    const inForce = rows.filter(({ gate, replaces }) => {
      const given = this.environment[gate];
      return given !== undefined && replaces === fingerprintOf(given);
    });
    return Object.fromEntries(inForce.map((row) => [row.gate, row.hash]));
  }
}

function fingerprintsOf(hashes: Hashes): PasswordFingerprints {
  return Object.fromEntries(
    Object.entries(hashes).map(([gate, hashed]) => [gate, fingerprintOf(hashed)]),
  );
}
