import * as z from 'zod';

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
export type Proof = z.infer<typeof proofSchema>;

/** The form field's base64 JSON, parsed and bounded; undefined for anything else. */
export function decodeProof(encoded: string): Proof | undefined {
  try {
    const parsed = proofSchema.safeParse(
      JSON.parse(Buffer.from(encoded, 'base64').toString('utf8')),
    );
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}
