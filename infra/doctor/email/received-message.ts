import { authenticate } from 'mailauth';
import { type Finding, fail, warn } from '../check.ts';
import { mailauthResolver } from '../dns-records.ts';
import { isPublic } from '../installation.ts';
import { type Hop, hopsFromBorder } from './border-hop.ts';
import { bounceDomain, domainOf, type EmailWorld, emailAddresses } from './email-world.ts';
import { checkBounces, checkHeaders } from './received-headers.ts';
import { checkDkim, checkDmarc, checkSpf, type Received } from './received-verdicts.ts';

export type NamedFinding = Finding & { name: string };

/** More than any mailbox accepts. */
const maxBytes = 50_000_000;

/**
 * Checks an email of this installation as receivers do, from the file that the recipient's mailbox saved, and says what
 * to do. It is checked as the recipient's border saw it, but with the DNS records of now.
 */
export async function checkReceived(file: Buffer, world: EmailWorld): Promise<NamedFinding[]> {
  if (file.length > maxBytes) return [noEmail('The file is too large for an email.')];
  const text = withoutMailboxLine(file);
  if (!hasFrom(text)) return [noEmail('The file is not an email with its headers.')];
  const email = await read(text, world);
  if (!email) return [noEmail('The email is not from one domain.')];
  const sender = senderFault(email, world);
  const message = sender ? [{ name: 'Message', ...sender }] : [];
  const [border, ...earlier] = email.hops;
  if (!border) return [...message, { name: 'Delivery', ...neverSent }];
  const dkim = checkDkim(email);
  const spf = await checkSpf(email, world, { border, earlier, isSigned: dkim.isAligned });
  return [
    ...message,
    { name: 'SPF', ...spf.finding },
    { name: 'DKIM', ...dkim.finding },
    { name: 'DMARC', ...(await checkDmarc(email, world, { spf, dkim })) },
    { name: 'Bounces', ...(await checkBounces(email, world)) },
    { name: 'Headers', ...checkHeaders(email) },
  ];
}

const noEmail = (found: string): NamedFinding => ({
  name: 'Message',
  ...fail(
    found,
    'Save the original from the inbox of the recipient ("Show original", "View source" or "Save as", .eml).',
  ),
});

/** A byte-order mark and the first line of an mbox file are no headers. */
function withoutMailboxLine(message: Buffer): Buffer {
  const start = message.subarray(0, 1_000).toString('latin1');
  const [before = ''] = /^(\xef\xbb\xbf)?(From [^\r\n]*\r?\n)?/.exec(start) ?? [];
  return message.subarray(before.length);
}

/** Whether it begins with header fields, From among them. */
function hasFrom(message: Buffer): boolean {
  const end =
    message.indexOf('\n\r\n') === -1 ? message.indexOf('\n\n') : message.indexOf('\n\r\n');
  const head = message.subarray(0, end === -1 ? message.length : end).toString('latin1');
  return /^[\x21-\x39\x3b-\x7e]+[ \t]*:/.test(head) && /^from[ \t]*:/im.test(head);
}

async function read(message: Buffer, world: EmailWorld): Promise<Received | undefined> {
  const { dkim, receivedChain } = await authenticate(message, {
    resolver: mailauthResolver(world),
    mta: 'doctor',
    disableArc: true,
    disableDmarc: true,
    disableBimi: true,
  });
  const domains = new Set(dkim.headerFrom.map(domainOf));
  const [from] = domains;
  if (!from || domains.size > 1 || dkim.fromFields !== 1) return undefined;
  const headers = new Map(
    (dkim.headers?.parsed ?? []).map(({ key, line }) => {
      const field = line.toString('latin1');
      return [key, field.slice(field.indexOf(':') + 1).trim()];
    }),
  );
  const hops: Hop[] = hopsFromBorder(receivedChain ?? []);
  const returnPath = headers.get('return-path');
  const envelope = returnPath ? domainOf(returnPath.replace(/[<>]/g, '')) : undefined;
  return {
    from,
    headers,
    hops,
    returnPath: envelope,
    // If the mailbox did not keep it: the domain that `email` sends from.
    envelope: envelope || (bounceDomain(world) ?? from),
    signatures: dkim.results,
  };
}

function senderFault({ from }: Received, world: EmailWorld): Finding | undefined {
  const own = domainOf(emailAddresses(world).sender);
  if (!isPublic(world) || from === own) return undefined;
  return warn(
    `This email is from ${from}, but MAIL_FROM is at ${own}.`,
    'Save an email that this site has sent.',
  );
}

const neverSent = fail(
  'No mail server on the internet has handed this email over.',
  'Save it from the inbox of a recipient at another provider, not from a Sent folder or a mail catcher.',
);
