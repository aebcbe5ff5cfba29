import { codeOf } from '../settings/error-code.ts';
import type { World } from './world.ts';

type Resolving = Pick<World, 'resolver'>;

const none = ['ENOTFOUND', 'ENODATA', 'EBADNAME'];

/** Whether it is the error of a resolver that had no answer, which says nothing about the record. */
export const isDnsSilence = (error: unknown): boolean =>
  error instanceof Error && 'syscall' in error && String(error.syscall).startsWith('query');

/** Rejects if DNS does not answer. */
const orNone = <Row>(asking: Promise<Row[]>): Promise<Row[]> =>
  asking.catch((error: unknown) => {
    if (none.includes(codeOf(error))) return [];
    throw error;
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
