import { type Gate, openerOf } from './session.js';

describe('openerOf', () => {
  it.each<[Gate[], Gate, Gate | undefined]>([
    [[], 'admin', undefined],
    [[], 'rankings', undefined],
    [['rankings'], 'admin', undefined],
    [['rankings'], 'rankings', 'rankings'],
    [['admin'], 'rankings', 'admin'],
    [['admin'], 'admin', 'admin'],
    [['admin', 'rankings'], 'rankings', 'rankings'],
  ])('should with %p open %p by %p', (gates, gate, opener) => {
    expect(openerOf(gates, gate)).toBe(opener);
  });
});
