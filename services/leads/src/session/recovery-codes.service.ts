import { createHash, randomBytes } from 'node:crypto';
import { type RecoveryState, recoveryCodeCount } from '@agency/contracts';
import { Clock, execute, sql, TransactionService } from '@agency/platform';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, IsNull, type Repository } from 'typeorm';
import { RecoveryCodeEntity } from './recovery-code.entity.js';

/** Crockford's base 32: without letters that look like digits. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const codeLength = 16;

/** What the owner has on paper in case she loses her password. */
@Injectable()
export class RecoveryCodesService {
  constructor(
    @InjectRepository(RecoveryCodeEntity)
    private readonly codes: Repository<RecoveryCodeEntity>,
    private readonly transactions: TransactionService,
    private readonly clock: Clock,
  ) {}

  async state(): Promise<RecoveryState> {
    const [left, [newest]] = await Promise.all([
      this.codes.countBy({ usedAt: IsNull() }),
      this.codes.find({ order: { createdAt: 'DESC' }, take: 1 }),
    ]);
    return { left, createdAt: newest?.createdAt.toISOString() ?? null };
  }

  /** Replaces all earlier ones. Nobody can read them again. */
  async make(): Promise<string[]> {
    const codes = Array.from({ length: recoveryCodeCount }, newCode);
    const createdAt = this.clock.now();
    const rows = codes.map((code) => ({ hash: hashOf(code), createdAt, usedAt: null }));
    await this.transactions.run(async (manager) => {
      // Two that are made at once must not both be valid.
      await execute(manager, sql`LOCK TABLE leads.recovery_codes IN SHARE ROW EXCLUSIVE MODE`);
      await manager.deleteAll(RecoveryCodeEntity);
      await manager.insert(RecoveryCodeEntity, rows);
    });
    return codes;
  }

  isValid(code: string): Promise<boolean> {
    return this.codes.existsBy({ hash: hashOf(code), usedAt: IsNull() });
  }

  /** False if it is unknown or used, also if another request has just used it. */
  async use(manager: EntityManager, code: string): Promise<boolean> {
    const unused = { hash: hashOf(code), usedAt: IsNull() };
    const { affected } = await manager.update(RecoveryCodeEntity, unused, {
      usedAt: this.clock.now(),
    });
    return affected === 1;
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
