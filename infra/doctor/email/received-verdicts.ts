import type { DKIMResult } from 'mailauth';
import { dmarc } from 'mailauth';
import { type Finding, fail, ok, warn } from '../check.ts';
import { dnsIsSilent, mailauthResolver } from '../dns-records.ts';
import { isAligned } from './addresses.ts';
import type { Hop } from './border-hop.ts';
import { findDmarc } from './dmarc-record.ts';
import type { EmailWorld } from './email-world.ts';
import { evaluateSpf, spfRecordsOf, spfTermFor, spfWith } from './spf-evaluation.ts';

/** The parts of a received email that are checked. */
export interface Received {
  /** The domain of From. */
  from: string;
  /** The last of each name, which is in lower case. */
  headers: ReadonlyMap<string, string>;
  /** The recipient's border first; empty if the email came over no network. */
  hops: readonly Hop[];
  /** The domain that bounces go to, if the mailbox kept it. */
  returnPath: string | undefined;
  /** The domain whose SPF counts. */
  envelope: string;
  signatures: readonly DKIMResult[];
}

export interface Verdict {
  finding: Finding;
  /** The domains it passed for. */
  passedFor: readonly string[];
  /** Whether the domain of From, or one with the same registered domain, is among them. */
  isAligned: boolean;
}

/** SPF at the recipient's border. `earlier`: the hops before it, which show that the email was forwarded. */
export async function checkSpf(
  { from, envelope: domain }: Received,
  world: EmailWorld,
  { border, earlier, isSigned }: { border: Hop; earlier: readonly Hop[]; isSigned: boolean },
): Promise<Verdict> {
  const { result } = await evaluateSpf(world, { domain, ...border });
  if (result === 'pass') {
    const areSame = isAligned(domain, from);
    const finding =
      areSame || isSigned
        ? ok(`SPF passes for ${domain}, which ${border.address} may send for.`)
        : warn(
            `SPF passes, but for ${domain} and not for ${from}.`,
            `Ask the operator of your mail server for a return path of your own below ${from}, or sign with DKIM for ${from}.`,
          );
    return { finding, isAligned: areSame, passedFor: [domain] };
  }
  const failed = { isAligned: false, passedFor: [] };
  if (result === 'temperror') return { ...failed, finding: dnsIsSilent() };
  for (const hop of earlier) {
    const { result: before } = await evaluateSpf(world, { domain, ...hop });
    if (before === 'pass') {
      const finding = ok(
        `SPF passed at ${hop.address}; then the email was forwarded, which SPF does not survive.`,
      );
      return { ...failed, finding };
    }
  }
  const { exact } = await spfRecordsOf(world, domain);
  const term = await spfTermFor(world, { host: border.helo, address: border.address });
  const say = isSigned ? warn : fail;
  const finding = say(
    `SPF does not let ${border.address} send for ${domain} (${result}).`,
    exact.length > 1
      ? `Keep one SPF record at ${domain}.`
      : `Set this TXT record at ${domain}: ${spfWith(exact[0], term)}`,
  );
  return { ...failed, finding };
}

/** One aligned signature that holds is enough. */
export function checkDkim({ from, signatures }: Received): Verdict {
  const signed = signatures.filter(({ signingDomain }) => signingDomain);
  const passed = signed.filter(({ status }) => status.result === 'pass');
  const isOwn = ({ signingDomain = '' }: DKIMResult) =>
    isAligned(signingDomain.toLowerCase(), from);
  const passedFor = passed.map(({ signingDomain = '' }) => signingDomain);
  const good = passed.find(isOwn);
  if (good) {
    const { selector, signingDomain, status } = good;
    const finding = status.testing
      ? warn(
          `The DKIM key ${selector} of ${signingDomain} is marked as a test (t=y), so receivers may ignore it.`,
          `Remove t=y from the TXT record at ${selector}._domainkey.${signingDomain}.`,
        )
      : ok(`DKIM passes for ${signingDomain} with the key ${selector}.`);
    return { finding, isAligned: true, passedFor };
  }
  const broken = signed.find(isOwn);
  if (broken) return { finding: brokenSignature(broken), isAligned: false, passedFor };
  const [other] = [...passed, ...signed];
  return {
    isAligned: false,
    passedFor,
    finding: fail(
      other
        ? `The email is signed for ${other.signingDomain}, not for ${from}.`
        : 'The email has no DKIM signature.',
      `Turn DKIM on for ${from} where you rent or run the mail server, and set the record it names, <selector>._domainkey.${from}.`,
    ),
  };
}

function brokenSignature({ selector, signingDomain, status }: DKIMResult): Finding {
  const name = `${selector}._domainkey.${signingDomain}`;
  const { comment = '', policy, result } = status;
  if (result === 'temperror' || /DNS failure/.test(comment)) return dnsIsSilent();
  if (policy?.['dkim-rules'] === 'weak-key') {
    return fail(
      `The DKIM key ${selector} of ${signingDomain} is shorter than 1,024 bits, so receivers ignore it.`,
      `Make a key of 2048 bits with a new selector at your mail server, and set its record below _domainkey.${signingDomain}.`,
    );
  }
  if (/no key|unknown key|invalid public key/.test(comment)) {
    return fail(
      `The email is signed with the key ${selector}, but DNS has no valid key at ${name}.`,
      `Set the record at ${name} that your mail server shows for the selector ${selector}.`,
    );
  }
  if (/body hash/.test(comment)) {
    return fail(
      'The body was changed after it was signed with DKIM.',
      'Sign last: turn off footers, link tracking and scanners that follow; if there are none, save the original again.',
    );
  }
  return fail(
    `The DKIM signature of ${signingDomain} does not hold (${comment || result}).`,
    `Compare the record at ${name} with the key that your mail server shows for ${selector}.`,
  );
}

/** Whether SPF or DKIM passes for the domain of From, as its DMARC record asks. */
export async function checkDmarc(
  { from }: Received,
  world: EmailWorld,
  { spf, dkim }: { spf: Verdict; dkim: Verdict },
): Promise<Finding> {
  const record = await findDmarc(world, from);
  if (record.result === 'fail') return record;
  const areAligned = dkim.isAligned || spf.isAligned;
  const verdict = await dmarc({
    headerFrom: `postmaster@${from}`,
    spfDomains: [...spf.passedFor],
    dkimDomains: dkim.passedFor.map((domain) => ({ domain })),
    resolver: mailauthResolver(world),
  });
  const result = verdict ? verdict.status.result : 'none';
  if (areAligned && result !== 'fail') return record;
  if (areAligned) {
    return fail(
      `The DMARC record of ${from} accepts no host names below or beside it (adkim=s, aspf=s), so DMARC fails.`,
      `Remove adkim=s and aspf=s from the TXT record at _dmarc.${from}.`,
    );
  }
  return fail(
    `Neither SPF nor DKIM passes for ${from}, so DMARC fails and receivers may reject the email.`,
    'Correct DKIM as described above: it also survives forwarding.',
  );
}
