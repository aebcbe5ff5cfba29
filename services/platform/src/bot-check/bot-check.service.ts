import { createHmac, randomInt } from 'node:crypto';
import { type BotChallenge, defaultSurge } from '@agency/contracts';
import { ForbiddenException, Inject, Injectable } from '@nestjs/common';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Redis } from 'ioredis';
import * as z from 'zod';
import { Clock } from '../clock/clock.js';
import { ENV, positiveIntegerSchema } from '../env/base-env.js';
import { hashOf } from '../hash/hash-of.js';
import { REDIS } from '../redis/redis.js';

/** Environment variables of a service with a bot check, in addition to `baseEnvSchema`. */
export const botCheckEnvSchema = z.object({
  /** `required` rejects a request without a valid proof; `observe` only stores the verdict. */
  BOT_CHECK: z.enum(['observe', 'required']).default('observe'),
  /** Signs the challenges. The same for all services with a bot check and all their replicas. */
  BOT_CHECK_SECRET: z.string().min(32, 'must have at least 32 characters'),
  /**
   * Calls per hour from all visitors together before proofs get harder; beyond twice as many, calls must be confirmed.
   */
  SURGE_BOOKINGS_PER_HOUR: positiveIntegerSchema(defaultSurge.bookingsPerHour),
});
export type BotCheckEnv = z.infer<typeof botCheckEnvSchema>;

/**
 * About a second of work on a cheap phone. The server chooses the solution, so checking a proof costs one derivation.
 */
const work = { algorithm: 'PBKDF2/SHA-256', cost: 1_000, counterMin: 1_000, counterMax: 3_000 };
/** How much harder a proof is while unusually many forms or bookings arrive. */
const surgeFactor = 4;
const lifetimeSeconds = 20 * 60;
/** Recorded in challenges; forms and bookings share it. */
const purpose = 'contact';

const refusal =
  'We couldn’t confirm that this was sent by a person. Please reload the page and try again.';

/**
 * Result of the bot check, stored with each lead and each call booked by a visitor. `replay-unchecked`: a valid proof
 * that may have been used before, because Redis was unavailable.
 */
export type BotVerdict =
  | 'passed'
  | 'replay-unchecked'
  | 'missing'
  | 'invalid'
  | 'replayed'
  | 'honeypot';

const proofSchema = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.literal('PBKDF2/SHA-256'),
      nonce: z.string().max(200),
      salt: z.string().max(200),
      cost: z.int().positive().max(10_000),
      keyLength: z.int().positive().max(64),
      keyPrefix: z.string().max(128),
      keySignature: z.string().max(200),
      expiresAt: z.int(),
      data: z
        .record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))
        .optional(),
    }),
    signature: z.string().max(200),
  }),
  solution: z.object({
    counter: z.int().nonnegative(),
    derivedKey: z.string().max(200),
    time: z.number().optional(),
  }),
});
type Proof = z.infer<typeof proofSchema>;

/** Creates proof-of-work challenges, which replace a captcha, and verifies the proofs that forms send back. */
@Injectable()
export class BotCheckService {
  private readonly secrets: { hmacSignatureSecret: string; hmacKeySignatureSecret: string };

  constructor(
    @Inject(ENV) private readonly env: BotCheckEnv,
    @Inject(REDIS) private readonly redis: Redis,
    private readonly clock: Clock,
  ) {
    const derive = (label: string) =>
      createHmac('sha256', env.BOT_CHECK_SECRET).update(label).digest('hex');
    this.secrets = {
      hmacSignatureSecret: derive('challenge'),
      hmacKeySignatureSecret: derive('solution'),
    };
  }

  /** A new challenge, valid for 20 minutes. Harder during a surge. */
  createChallenge({ isSurging = false } = {}): Promise<BotChallenge> {
    const factor = isSurging ? surgeFactor : 1;
    return createChallenge({
      algorithm: work.algorithm,
      cost: work.cost,
      counter: randomInt(factor * work.counterMin, factor * work.counterMax),
      data: { purpose },
      deriveKey,
      expiresAt: Math.floor(this.clock.now().getTime() / 1000) + lifetimeSeconds,
      ...this.secrets,
    });
  }

  /** The verdict on a form or booking. Throws 403 if the check is required and failed. */
  async check(sent: { proof?: string; honeypot?: string }): Promise<BotVerdict> {
    const verdict = sent.honeypot ? 'honeypot' : await this.verify(sent.proof);
    const passes = verdict === 'passed' || verdict === 'replay-unchecked';
    if (this.env.BOT_CHECK === 'required' && !passes) throw new ForbiddenException(refusal);
    return verdict;
  }

  private async verify(encoded: string | undefined): Promise<BotVerdict> {
    if (!encoded) return 'missing';
    const proof = decodeProof(encoded);
    if (!proof || proof.challenge.parameters.data?.purpose !== purpose) return 'invalid';
    const { verified } = await verifySolution({ ...proof, deriveKey, ...this.secrets });
    return verified ? this.consume(proof) : 'invalid';
  }

  /** Marks a proof as used, for all services. SET NX decides atomically which of two requests came first. */
  private async consume({ challenge }: Proof): Promise<BotVerdict> {
    const nonce = hashOf(challenge.parameters.nonce);
    try {
      const first = await this.redis.set(`bot-proof:${nonce}`, '1', 'EX', lifetimeSeconds, 'NX');
      return first === 'OK' ? 'passed' : 'replayed';
    } catch {
      return 'replay-unchecked';
    }
  }
}

/** The form field's base64 JSON, parsed and size-limited; undefined for anything else. */
function decodeProof(encoded: string): Proof | undefined {
  try {
    const parsed = proofSchema.safeParse(
      JSON.parse(Buffer.from(encoded, 'base64').toString('utf8')),
    );
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}
