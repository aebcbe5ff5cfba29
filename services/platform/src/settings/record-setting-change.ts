import { isDeepStrictEqual } from 'node:util';
import type { EntityManager } from 'typeorm';
import { SettingChangeEntity } from './setting-change.entity.js';

type Change = Pick<SettingChangeEntity, 'setting' | 'at'> &
  Partial<Pick<SettingChangeEntity, 'detail' | 'by' | 'before' | 'after'>>;

/**
 * Records a change of a setting in the transaction that makes it. `before` and `after` have the shape that the
 * setting's API reads and saves, so that it can be restored; leave both out for a secret. Equal values are skipped.
 */
export async function recordSettingChange(
  manager: EntityManager,
  { detail = null, by = 'owner', before = null, after = null, ...change }: Change,
): Promise<void> {
  if (before !== null && isDeepStrictEqual(before, after)) return;
  await manager.insert(SettingChangeEntity, { ...change, detail, by, before, after });
}
