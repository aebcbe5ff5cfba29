import { type Finding, warn } from '../check.ts';
import type { EmailCheck, EmailWorld } from './email-world.ts';

/** No answer, which says nothing about the record. */
class DnsSilence extends Error {}

const none = new Set(['ENOTFOUND', 'ENODATA']);

/** Rejects like Node's resolver, but with `DnsSilence` if DNS does not answer. */
async function answered<Records>(asking: Promise<Records>): Promise<Records> {
  return asking.catch((error: NodeJS.ErrnoException) => {
    if (none.has(error.code ?? '') || error.code === 'EBADNAME') throw error;
    throw new DnsSilence(error.code);
  });
}

const orNone = <Row>(asking: Promise<Row[]>): Promise<Row[]> =>
  answered(asking).catch((error: NodeJS.ErrnoException) => {
    if (error instanceof DnsSilence) throw error;
    return [];
  });

/** The TXT records of a name, each joined from its parts. */
export async function textsOf({ resolver }: EmailWorld, name: string): Promise<string[]> {
  const rows = await orNone(resolver.resolveTxt(name));
  return rows.map((parts) => parts.join(''));
}

export async function mailServersOf({ resolver }: EmailWorld, domain: string) {
  const rows = await orNone(resolver.resolveMx(domain));
  return rows.toSorted((one, other) => one.priority - other.priority);
}

/** IPv4 and IPv6. */
export async function addressesOf({ resolver }: EmailWorld, name: string): Promise<string[]> {
  const both = [orNone(resolver.resolve4(name)), orNone(resolver.resolve6(name))];
  return (await Promise.all(both)).flat();
}

/** The resolver in the form that mailauth takes. */
export const mailauthResolver =
  ({ resolver }: EmailWorld) =>
  async (name: string, type: string): Promise<string[] | string[][]> => {
    const records: unknown = await resolver.resolve(name, type);
    return records as string[] | string[][];
  };

/** Makes a check report when DNS does not answer. */
export const withDns =
  (run: EmailCheck['run']): EmailCheck['run'] =>
  async (world, signal) => {
    try {
      return await run(world, signal);
    } catch (error) {
      if (error instanceof DnsSilence) return dnsIsSilent();
      throw error;
    }
  };

export const dnsIsSilent = (): Finding =>
  warn(
    'DNS gave no answer.',
    'Check the name servers of this machine (/etc/resolv.conf), then run make doctor again.',
  );
