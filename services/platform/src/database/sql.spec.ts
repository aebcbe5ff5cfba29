import { rawSql, sql } from './sql.js';

describe('sql', () => {
  it('should make each value a parameter', () => {
    const query = sql`SELECT 1 FROM t WHERE id = ${7} AND name = ${"'; DROP"};`;
    expect(query.text).toBe('SELECT 1 FROM t WHERE id = $1 AND name = $2;');
    expect(query.values).toStrictEqual([7, "'; DROP"]);
  });

  it('should inline SQL among the values with its own values, however deep', () => {
    const isHere = sql`id = ${7} AND at > ${'now'}`;
    const rows = sql`${rawSql('notes.rows')} WHERE ${isHere}`;
    const query = sql`SELECT ${'label'} FROM ${rows} OR ${isHere} LIMIT ${5}`;
    expect(query.text).toBe(
      'SELECT $1 FROM notes.rows WHERE id = $2 AND at > $3 OR id = $4 AND at > $5 LIMIT $6',
    );
    expect(query.values).toStrictEqual(['label', 7, 'now', 7, 'now', 5]);
  });

  it('should accept SQL without values', () => {
    const query = sql`SELECT ${sql`1`}`;
    expect(query).toMatchObject({ text: 'SELECT 1', values: [] });
  });

  it('should keep null, dates and lists as values', () => {
    const at = new Date(0);
    expect(sql`${null}, ${at}, ${[1, 2]}`.values).toStrictEqual([null, at, [1, 2]]);
  });

  it('should keep its text and values as a prepared statement', () => {
    const query = sql`SELECT ${1}`;
    expect(query.prepared('one')).toMatchObject({ name: 'one', text: query.text, values: [1] });
    expect(query.name).toBeUndefined();
  });
});
