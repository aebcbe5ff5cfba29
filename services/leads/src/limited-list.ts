import { execute, isUniqueViolation, rawSql, sql, ValidationException } from '@agency/platform';
import { ConflictException } from '@nestjs/common';
import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';

/**
 * Throws 409 if one of the owner's lists has as many rows as it may have. Call it in the transaction that adds one.
 * Serialized, so that two requests cannot both take the last place.
 */
export async function assertRoom(
  manager: EntityManager,
  entity: EntityTarget<ObjectLiteral>,
  max: number,
  message: string,
): Promise<void> {
  const table = rawSql(manager.dataSource.getMetadata(entity).tablePath);
  await execute(manager, sql`LOCK TABLE ${table} IN SHARE ROW EXCLUSIVE MODE`);
  if ((await manager.count(entity)) >= max) throw new ConflictException(message);
}

/** Throws 400 with this message if another row has the name. */
export async function withUniqueName<Result>(
  message: string,
  write: () => Promise<Result>,
): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new ValidationException([{ path: 'name', message }]);
  }
}
