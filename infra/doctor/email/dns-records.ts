import { type Finding, warn } from '../check.ts';
import type { EmailCheck, EmailWorld } from './email-world.ts';

/** No answer, which says nothing about the record. */
class DnsSilence extends Error {}

const none = new Set(['ENOTFOUND', 'ENODATA']);

/** Rejects as a resolver of Node does; silence is an error of its own. */
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

/** Texts of a name, each put together. */
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

/** How mailauth asks. */
export const mailauthResolver =
  ({ resolver }: EmailWorld) =>
  async (name: string, type: string): Promise<string[] | string[][]> => {
    const records: unknown = await resolver.resolve(name, type);
    return records as string[] | string[][];
  };

/** The check, which says so when DNS does not answer. */
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
