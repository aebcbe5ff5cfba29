import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '~/lib/api-error';
import { sendWithProof } from './booking-submission';

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
