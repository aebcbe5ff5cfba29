import type { BotChallenge } from '@agency/contracts';
import { describe, expect, it, vi } from 'vitest';
import { heldAnswer } from '../../../test/server';
import { ApiError } from '../api-error';
import { createBotProof, sendWithProof } from './bot-proof';

const challengeUntil = (expiresAt: number): BotChallenge => ({
  parameters: {
    algorithm: 'PBKDF2/SHA-256',
    cost: 1,
    keyLength: 32,
    keyPrefix: '00',
    nonce: 'aa',
    salt: 'bb',
    expiresAt,
  },
  signature: 'signed',
});
const never = () => new Promise<never>(() => {});
const solve = async () => ({ counter: 7, derivedKey: 'cc' });

/** Solves every challenge once it is told to. */
function slowSolver() {
  const { answer: finish, answered } = heldAnswer();
  return { solveLater: () => answered.then(solve), finish };
}

function decode(payload: string | undefined): unknown {
  return payload && JSON.parse(atob(payload));
}

describe('createBotProof', () => {
  it('works once, however often it is started, and hands out base64 of challenge and solution', async () => {
    const challenge = challengeUntil(2_000);
    const fetchChallenge = vi.fn(async () => challenge);
    const proof = createBotProof({ fetchChallenge, solve, now: () => 0 });
    proof.start();
    proof.start();
    expect(decode(await proof.take())).toEqual({
      challenge,
      solution: { counter: 7, derivedKey: 'cc' },
    });
    expect(fetchChallenge).toHaveBeenCalledTimes(1);
  });

  it('makes a new proof for every submit: the server takes each one once', async () => {
    const fetchChallenge = vi.fn(async () => challengeUntil(2_000));
    const proof = createBotProof({ fetchChallenge, solve, now: () => 0 });
    await proof.take();
    await proof.take();
    expect(fetchChallenge).toHaveBeenCalledTimes(2);
  });

  it('replaces a proof that went stale while the visitor was typing', async () => {
    let now = 0;
    const fetchChallenge = vi.fn(async () => challengeUntil(now / 1000 + 300));
    const proof = createBotProof({ fetchChallenge, solve, now: () => now });
    proof.start();
    await Promise.resolve();
    now = 400_000;
    expect(decode(await proof.take())).toMatchObject({
      challenge: { parameters: { expiresAt: 700 } },
    });
    expect(fetchChallenge).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['no challenge comes', { fetchChallenge: () => Promise.reject(new Error('503')), solve }],
    [
      'there is no solution',
      {
        fetchChallenge: async () => challengeUntil(2_000),
        solve: () => Promise.reject(new Error('no worker')),
      },
    ],
  ])('gives nothing, and does not fail, when %s', async (_, parts) => {
    await expect(createBotProof(parts).take()).resolves.toBeUndefined();
  });

  it('stops waiting when its patience is over', async () => {
    const proof = createBotProof({ fetchChallenge: never, solve, timeoutMs: 0 });
    await expect(proof.take()).resolves.toBeUndefined();
  });

  it('hands out a proof that came too late for one submit with the next', async () => {
    const fetchChallenge = vi.fn(async () => challengeUntil(2_000));
    const { solveLater, finish } = slowSolver();
    const proof = createBotProof({
      fetchChallenge,
      solve: solveLater,
      now: () => 0,
      timeoutMs: 0,
    });
    await expect(proof.take()).resolves.toBeUndefined();
    finish();
    expect(decode(await proof.take())).toMatchObject({ solution: { counter: 7 } });
    expect(fetchChallenge).toHaveBeenCalledTimes(1);
  });

  it('replaces a late proof that went stale once, however many submits have waited for it', async () => {
    let now = 0;
    const fetchChallenge = vi.fn(async () => challengeUntil(now / 1000 + 300));
    const { solveLater, finish } = slowSolver();
    const proof = createBotProof({
      fetchChallenge,
      solve: solveLater,
      now: () => now,
      timeoutMs: 0,
    });
    await proof.take();
    await proof.take();
    now = 400_000;
    finish();
    expect(decode(await proof.take())).toMatchObject({
      challenge: { parameters: { expiresAt: 700 } },
    });
    expect(fetchChallenge).toHaveBeenCalledTimes(2);
  });

  it('starts again once a proof has failed', async () => {
    const fetchChallenge = vi
      .fn(async () => challengeUntil(2_000))
      .mockRejectedValueOnce(new Error('503'))
      .mockRejectedValueOnce(new Error('503'));
    const proof = createBotProof({ fetchChallenge, solve, now: () => 0 });
    await expect(proof.take()).resolves.toBeUndefined();
    proof.start();
    await expect(proof.take()).resolves.toBeDefined();
    expect(fetchChallenge).toHaveBeenCalledTimes(3);
  });
});

describe('sendWithProof', () => {
  const proofs = (...payloads: string[]) => {
    const left = payloads.values();
    return { start: vi.fn(), take: vi.fn(async () => left.next().value) };
  };
  const refusal = new ApiError(403, 'Forbidden');

  it('replaces a proof that the server refuses, once', async () => {
    const proof = proofs('stale', 'fresh', 'third');
    const send = vi.fn(async (altcha?: string) => {
      if (altcha === 'stale') throw refusal;
      return altcha;
    });
    await expect(sendWithProof(proof, send)).resolves.toBe('fresh');

    const refusing = vi.fn(async () => {
      throw refusal;
    });
    await expect(sendWithProof(proofs('one', 'two', 'three'), refusing)).rejects.toBe(refusal);
    expect(refusing).toHaveBeenCalledTimes(2);
  });

  it('sends once when anything else fails, and begins the next proof', async () => {
    const proof = proofs('fresh', 'next');
    const send = vi.fn(async () => {
      throw new ApiError(409, 'Conflict');
    });
    await expect(sendWithProof(proof, send)).rejects.toMatchObject({ status: 409 });
    expect(send).toHaveBeenCalledTimes(1);
    expect(proof.start).toHaveBeenCalledTimes(1);
  });
});
