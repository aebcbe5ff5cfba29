import * as z from 'zod';
import { SourceError } from '../performance-source.js';

const keyFile = z.object({
  type: z.literal('service_account'),
  client_email: z.email(),
  private_key_id: z.string().optional(),
  private_key: z.string().includes('PRIVATE KEY'),
});

export interface ServiceAccount {
  email: string;
  keyId: string | undefined;
  /** PEM, PKCS #8. */
  privateKey: string;
}

/** Reads a service account's JSON key. Literal `\n`, as some secret stores hand them over, become line breaks. */
export function parseServiceAccount(json: string): ServiceAccount {
  const result = keyFile.safeParse(parseJson(json));
  if (!result.success) {
    throw new SourceError(
      'bad-key',
      'The key file is not the JSON key of a service account. Create a new JSON key in Google Cloud and set it again.',
    );
  }
  const { client_email, private_key_id, private_key } = result.data;
  return {
    email: client_email,
    keyId: private_key_id,
    privateKey: private_key.replaceAll('\\n', '\n'),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
