import { rawPart, sqlPart, statement } from './statement.js';

describe('statement', () => {
  it('numbers the values by their first use', () => {
    const found = statement<{ id: number; name: string }>(
      'find',
    )`SELECT 1 FROM t WHERE id = ${'id'} AND name = ${'name'} OR other = ${'id'};`;
    expect(found.text).toBe('SELECT 1 FROM t WHERE id = $1 AND name = $2 OR other = $1;');
    expect(found.keys).toStrictEqual(['id', 'name']);
  });

  it('numbers the values of a part with its own', () => {
    const part = { texts: ['id = ', ' AND name = ', ''], keys: ['id', 'name'] } as const;
    const found = statement<{ id: number; name: string }>(
      'find',
    )`SELECT ${'name'} FROM t WHERE ${part};`;
    expect(found.text).toBe('SELECT $1 FROM t WHERE id = $2 AND name = $1;');
    expect(found.keys).toStrictEqual(['name', 'id']);
  });

  it('numbers the values of parts within parts', () => {
    const isHere = sqlPart<{ id: number; at: Date }>()`id = ${'id'} AND at > ${'at'}`;
    const rows = sqlPart<{ id: number; at: Date }>()`${rawPart('notes.rows')} WHERE ${isHere}`;
    const found = statement<{ id: number; at: Date }>(
      'find',
    )`SELECT ${'at'} FROM ${rows} OR ${isHere}`;
    expect(found.text).toBe(
      'SELECT $1 FROM notes.rows WHERE id = $2 AND at > $1 OR id = $2 AND at > $1',
    );
    expect(found.keys).toStrictEqual(['at', 'id']);
  });

  it('may have no values', () => {
    expect(statement('all')`SELECT 1`).toStrictEqual({ name: 'all', text: 'SELECT 1', keys: [] });
  });
});
