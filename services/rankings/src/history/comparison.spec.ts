import { gainInTenths, orderByMove } from './comparison.js';
import { PeriodSums } from './period-sums.js';

type Sums = [id: number, clicks: number, impressions: number, tenths: number];

/** As Postgres packs it. */
function sumsOf(...rows: Sums[]): PeriodSums {
  const packed = Buffer.concat(
    rows.map(([id, clicks, impressions, tenths]) => {
      const record = Buffer.alloc(24);
      record.writeInt32BE(id, 0);
      record.writeDoubleBE(clicks, 4);
      record.writeDoubleBE(impressions, 12);
      record.writeInt32BE(tenths, 20);
      return record;
    }),
  );
  return new PeriodSums({ maxId: Math.max(0, ...rows.map(([id]) => id)), packed });
}

describe('a comparison of two periods', () => {
  const from = sumsOf([1, 3, 30, 50], [2, 0, 9, 400], [4, 0, 0, -1], [5, 1, 10, 22]);
  const to = sumsOf([1, 6, 40, 30], [2, 0, 10, 200], [3, 1, 9, 12], [5, 0, 10, 42], [9, 1, 1, 10]);

  it('reads the sums of a keyword', () => {
    expect(from.of(1)).toEqual({ clicks: 3, impressions: 30, ctr: 10, position: 5 });
    expect(from.of(4)).toEqual({ clicks: 0, impressions: 0, ctr: null, position: null });
    expect([from.of(3), from.of(9), from.has(9), to.has(9)]).toEqual([null, null, false, true]);
  });

  it('tells gains in tenths, where both sides have a position', () => {
    expect([1, 2, 3, 4, 5].map((id) => gainInTenths(id, from, to))).toEqual([
      20,
      200,
      undefined,
      undefined,
      -20,
    ]);
  });

  it('puts the greatest move first and unknown ones last, each by id', () => {
    const ids = Int32Array.of(9, 8, 5, 4, 3, 2, 1);
    expect([...orderByMove(ids, from, to)]).toEqual([2, 1, 5, 3, 4, 9]);
  });

  it('holds for the largest ids', () => {
    const large = 2 ** 31 - 1;
    const some = { has: () => true, tenthsOf: (id: number) => (id === large ? 1 : undefined) };
    const order = orderByMove(Int32Array.of(1, large), some, some);
    expect([...order]).toEqual([large, 1]);
  });
});
