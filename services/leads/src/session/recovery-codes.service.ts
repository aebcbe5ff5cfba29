import { createHash, randomBytes } from 'node:crypto';
import { type RecoveryState, recoveryCodeCount } from '@agency/contracts';
import { Clock, execute, OutboxService, sql } from '@agency/platform';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, IsNull, type Repository } from 'typeorm';
import { passwordEmail } from './password-email.js';
import { PasswordsService } from './passwords.service.js';
import { RecoveryCodeEntity } from './recovery-code.entity.js';

/** Crockford's base 32: without letters that look like digits. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const codeLength = 16;

/** Codes that the owner keeps on paper in case she loses her password. */
@Injectable()
export class RecoveryCodesService {
  constructor(
    @InjectRepository(RecoveryCodeEntity)
    private readonly codes: Repository<RecoveryCodeEntity>,
    private readonly passwords: PasswordsService,
    private readonly outbox: OutboxService,
    private readonly clock: Clock,
  ) {}

  /** False also while Postgres is unavailable: which gates are open must be known without it. */
  hasAny(): Promise<boolean> {
    return this.codes.existsBy(this.unused()).catch(() => false);
  }

  async state(): Promise<RecoveryState> {
    const [left, [newest]] = await Promise.all([
      this.codes.countBy(this.unused()),
      this.codes.find({ where: this.known(), order: { createdAt: 'DESC' }, take: 1 }),
    ]);
    return { left, createdAt: newest?.createdAt.toISOString() ?? null };
  }

  /** Replaces all earlier ones, and tells the owner. Nobody can read them again. */
  async make(requestId: string): Promise<string[]> {
    const codes = Array.from({ length: recoveryCodeCount }, newCode);
    const createdAt = this.clock.now();
    const replaces = this.passwords.given('admin');
    const rows = codes.map((code) => ({ hash: hashOf(code), replaces, createdAt, usedAt: null }));
    await this.outbox.transaction(async (manager) => {
      // Two that are made at once must not both be valid.
      await execute(manager, sql`LOCK TABLE leads.recovery_codes IN SHARE ROW EXCLUSIVE MODE`);
      await manager.deleteAll(RecoveryCodeEntity);
      await manager.insert(RecoveryCodeEntity, rows);
      const told = { at: createdAt, requestId };
      await this.outbox.enqueue(manager, passwordEmail('recovery-codes-made', 'admin', told));
    });
    return codes;
  }

  isValid(code: string): Promise<boolean> {
    return this.codes.existsBy({ ...this.unused(), hash: hashOf(code) });
  }

  /** Call it when the desk's password changes: whoever knew the old one may have made some. */
  async removeAll(manager: EntityManager): Promise<void> {
    await manager.deleteAll(RecoveryCodeEntity);
  }

  /** False if it is unknown or used, also if another request has just used it. */
  async use(manager: EntityManager, code: string): Promise<boolean> {
    const unused = { ...this.unused(), hash: hashOf(code) };
    const { affected } = await manager.update(RecoveryCodeEntity, unused, {
      usedAt: this.clock.now(),
    });
    return affected === 1;
  }

  /** Only codes made under the environment's current hash: a new one there invalidates them, too. */
  private known() {
    return { replaces: this.passwords.given('admin') };
  }

  private unused() {
    return { ...this.known(), usedAt: IsNull() };
  }
}

/** 80 random bits. */
function newCode(): string {
  const letters = [...randomBytes(codeLength)].map((byte) => alphabet.charAt(byte % 32));
  return letters.join('').replace(/(.{4})(?!$)/g, '$1-');
}

/** However it was typed: with or without hyphens, in small letters, or with an O for a zero. */
function hashOf(code: string): string {
  const read = code
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  return createHash('sha256').update(read).digest('hex');
}
