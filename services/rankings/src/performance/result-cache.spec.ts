import { ResultCache } from './result-cache.js';

const counted = () => {
  let count = 0;
  return async () => {
    count += 1;
    return count;
  };
};

describe('ResultCache', () => {
  it('computes a result once for all who ask', async () => {
    const cache = new ResultCache<number>(2);
    const compute = counted();
    expect(await Promise.all([cache.get('a', compute), cache.get('a', compute)])).toEqual([1, 1]);
    expect(await cache.get('b', compute)).toBe(2);
  });

  it('forgets what was not asked for longest', async () => {
    const cache = new ResultCache<number>(2);
    const compute = counted();
    for (const key of ['a', 'b', 'a', 'c']) await cache.get(key, compute);
    expect(await cache.get('a', compute)).toBe(1);
    expect(await cache.get('b', compute)).toBe(4);
  });

  it('does not keep a failure', async () => {
    const cache = new ResultCache<number>(2);
    const failing = () => Promise.reject(new Error('no connection'));
    await expect(cache.get('a', failing)).rejects.toThrow('no connection');
    expect(await cache.get('a', counted())).toBe(1);
  });
});
