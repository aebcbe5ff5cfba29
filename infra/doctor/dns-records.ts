import { codeOf } from '../settings/error-code.ts';
import { type Check, type World, warn } from './check.ts';

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

export const mailServersOf = ({ resolver }: Resolving, domain: string) =>
  orNone(resolver.resolveMx(domain));

/** IPv4 and IPv6. */
export async function addressesOf({ resolver }: Resolving, name: string): Promise<string[]> {
  const both = [orNone(resolver.resolve4(name)), orNone(resolver.resolve6(name))];
  return (await Promise.all(both)).flat();
}

/** Makes a check report when DNS does not answer. */
export const withDns =
  (run: Check['run']): Check['run'] =>
  async (world, signal) => {
    try {
      return await run(world, signal);
    } catch (error) {
      if (!(error instanceof DnsSilence)) throw error;
      return warn(
        'DNS gave no answer.',
        'Check the name servers of this machine (/etc/resolv.conf), then run make doctor again.',
      );
    }
  };
