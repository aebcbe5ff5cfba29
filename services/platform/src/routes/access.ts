import type { Gate } from '@agency/contracts';
import { SetMetadata } from '@nestjs/common';

/** Who may call a route. Every route declares one; a route without is refused and fails a structural test. */
export type Access =
  | { who: 'public' }
  /** Anyone may call, and the answer depends on whether the caller is the owner. */
  | { who: 'owner-aware'; gate: Gate }
  | { who: 'owner'; gate: Gate };

export const ACCESS = 'access';

export const Public = () => SetMetadata(ACCESS, { who: 'public' } satisfies Access);
export const OwnerAware = (gate: Gate) =>
  SetMetadata(ACCESS, { who: 'owner-aware', gate } satisfies Access);
export const OwnerOnly = (gate: Gate) =>
  SetMetadata(ACCESS, { who: 'owner', gate } satisfies Access);
