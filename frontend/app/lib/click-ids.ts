import { type Attribution, clickIdKeys, type Touch } from '@agency/contracts';
import { touchKeys } from './attribution-touch';

/** Both touches without the click ids of ad platforms. */
export function withoutClickIds({ first, last }: Attribution): Attribution {
  return { first: first && bare(first), last: last && bare(last) };
}

/** Adds a visit's click ids to the touches that were stored without them. */
export function withClickIdsOf(visit: Touch, { first, last }: Attribution): Attribution {
  const known = bare(visit);
  const complete = (touch: Touch | undefined) => (touch && isSame(touch, known) ? visit : touch);
  return { first: complete(first), last: complete(last) };
}

function bare(touch: Touch): Touch {
  const left = { ...touch };
  for (const key of clickIdKeys) delete left[key];
  return left;
}

function isSame(one: Touch, other: Touch): boolean {
  return touchKeys.every((key) => one[key] === other[key]);
}
