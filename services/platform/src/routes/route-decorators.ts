import type { Gate } from '@agency/contracts';
import { SetMetadata } from '@nestjs/common';

/**
 * Who may call a route. Every route declares it; a route without a declaration is refused and fails a structural test.
 */
export type Access =
  | { who: 'public' }
  /** Anyone may call it, and the answer depends on whether the caller is the owner. */
  | { who: 'owner-aware'; gate: Gate }
  | { who: 'owner'; gate: Gate };

export const ACCESS = 'access';

export const Public = () => SetMetadata(ACCESS, { who: 'public' } satisfies Access);
export const OwnerAware = (gate: Gate) =>
  SetMetadata(ACCESS, { who: 'owner-aware', gate } satisfies Access);
export const OwnerOnly = (gate: Gate) =>
  SetMetadata(ACCESS, { who: 'owner', gate } satisfies Access);

export const SUMMARY = 'summary';

/** A route's short title in its API description, such as `List leads`. */
export const Summary = (text: string) => SetMetadata(SUMMARY, text);
