import type { Catalog } from './catalog.js';

/** Changes that would break the version before a migration, which keeps running for a while. */
export function breakingChanges(before: Catalog, after: Catalog): string[] {
  return [
    ...missing('table', before.tables, after.tables),
    ...missing('grant', before.grants, after.grants),
    ...columnsLostOrChanged(before, after),
    ...columnsItCannotFill(before, after),
    ...rulesItDoesNotKnow(before, after),
  ];
}

const missing = (what: string, before: Set<string>, after: Set<string>) =>
  [...before].filter((name) => !after.has(name)).map((name) => `${what} ${name} is gone`);

function columnsLostOrChanged(before: Catalog, after: Catalog): string[] {
  return [...before.columns].flatMap(([name, old]) => {
    const now = after.columns.get(name);
    if (!now) return after.tables.has(old.table) ? [`column ${name} is gone`] : [];
    return [
      ...(now.type === old.type ? [] : [`column ${name} has another type`]),
      ...(old.isNullable && !now.isNullable ? [`column ${name} must be filled now`] : []),
      ...(old.hasDefault && !now.hasDefault && !now.isNullable
        ? [`column ${name} has no default anymore`]
        : []),
    ];
  });
}

/** The previous version's inserts omit a new column. */
function columnsItCannotFill(before: Catalog, after: Catalog): string[] {
  return [...after.columns]
    .filter(([name, { table }]) => before.tables.has(table) && !before.columns.has(name))
    .filter(([, { isNullable, hasDefault }]) => !isNullable && !hasDefault)
    .map(([name]) => `column ${name} is new, must be filled and has no default`);
}

/** New constraints apply to the previous version's rows, too: even those not validated for stored rows. */
function rulesItDoesNotKnow(before: Catalog, after: Catalog): string[] {
  return [...after.rules]
    .filter(([name, table]) => before.tables.has(table) && !before.rules.has(name))
    .map(([name, table]) => `${name} is new on ${table}`);
}
