import * as z from 'zod/mini';

/** The certificate that the gateway serves, as last seen. */
export const certificateSchema = z.object({
  /**
   * `expires-soon`: less than a quarter of its lifetime is left. `self-signed`: a placeholder that no browser trusts,
   * whatever its dates.
   */
  state: z.enum(['valid', 'expires-soon', 'expired', 'self-signed']),
  expiresAt: z.iso.datetime(),
});
export type Certificate = z.infer<typeof certificateSchema>;

/** GET `apiPaths.certificate`, owner only. Null if this installation does not watch one, or none has been seen yet. */
export const certificateResponseSchema = z.object({ certificate: z.nullable(certificateSchema) });
export type CertificateResponse = z.infer<typeof certificateResponseSchema>;
