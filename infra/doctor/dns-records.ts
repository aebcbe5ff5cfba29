import { codeOf } from '../settings/error-code.ts';
import { type Check, type Finding, type World, warn } from './check.ts';

type Resolving = Pick<World, 'resolver'>;

/** No answer, which says nothing about the record. */
class DnsSilence extends Error {}

const none = ['ENOTFOUND', 'ENODATA', 'EBADNAME'];

/** Throws `DnsSilence` if DNS does not answer. */
const orNone = <Row>(asking: Promise<Row[]>): Promise<Row[]> =>
  asking.catch((error: unknown) => {
    const code = codeOf(error);
    if (none.includes(code)) return [];
    throw new DnsSilence(code);
  });

/** The TXT records of a name, each joined from its parts. */
export async function textsOf({ resolver }: Resolving, name: string): Promise<string[]> {
  const rows = await orNone(resolver.resolveTxt(name));
  return rows.map((parts) => parts.join(''));
}

export async function mailServersOf({ resolver }: Resolving, domain: string) {
  const rows = await orNone(resolver.resolveMx(domain));
  return rows.toSorted((one, other) => one.priority - other.priority);
}

/** IPv4 and IPv6. */
export async function addressesOf({ resolver }: Resolving, name: string): Promise<string[]> {
  const both = [orNone(resolver.resolve4(name)), orNone(resolver.resolve6(name))];
  return (await Promise.all(both)).flat();
}

/** The resolver in the form that mailauth takes. */
export const mailauthResolver =
  ({ resolver }: Resolving) =>
  async (name: string, type: string): Promise<string[] | string[][]> => {
    const records: unknown = await resolver.resolve(name, type);
    return records as string[] | string[][];
  };

/** Makes a check report when DNS does not answer. */
export const withDns =
  <Seen extends Resolving>(run: (world: Seen, signal: AbortSignal) => ReturnType<Check['run']>) =>
  async (world: Seen, signal: AbortSignal): ReturnType<Check['run']> => {
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
