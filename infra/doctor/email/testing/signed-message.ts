import { generateKeyPairSync } from 'node:crypto';
import { dkimSign } from 'mailauth';
import type { Records } from '../../testing/dns-server.ts';

/** A key pair: what signs, and what stands in DNS. */
export interface SigningKey {
  privateKey: string;
  record: Records;
}

export function makeSigningKey(bits = 2_048): SigningKey {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: bits });
  const bytes = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
  return {
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    record: { TXT: [`v=DKIM1; k=rsa; p=${bytes}`] },
  };
}

interface Message {
  from: string;
  /** In addition to what every email has. */
  headers?: string[];
  body?: string;
  signatures: { domain: string; selector: string; key: SigningKey }[];
  /** Header fields that mail servers on the way put on top, the newest first. */
  trace: string[];
}

/** An email as the recipient's mailbox stores it. */
export async function signedMessage({
  from,
  headers = ['Auto-Submitted: auto-generated'],
  body = 'Hello Ann,\r\nyour call is tomorrow.\r\n',
  signatures,
  trace,
}: Message): Promise<string> {
  const head = [
    `From: Harbor & Pine <${from}>`,
    'To: Ann <ann@inbox-town.net>',
    'Subject: [Test] Your call is tomorrow',
    'Date: Thu, 26 Nov 2026 12:00:00 +0000',
    'Message-ID: <1@harbor-pine.com>',
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    ...headers,
  ];
  const message = `${head.join('\r\n')}\r\n\r\n${body}`;
  const { signatures: signed } = await dkimSign(message, {
    signingDomain: '',
    selector: '',
    privateKey: '',
    signatureData: signatures.map(({ domain, selector, key }) => ({
      signingDomain: domain,
      selector,
      privateKey: key.privateKey,
    })),
  });
  return `${trace.map((line) => `${line}\r\n`).join('')}${signed}${message}`;
}
