import { anyCharacter, fc } from '../../../contracts/test/any-text.js';
import { SecretBox } from './secret-box.js';

const [secret, former, other] = ['current', 'former', 'other'].map(
  (name) => `the ${name} secret of more than thirty-two characters`,
) as [string, string, string];
const purpose = 'calendar addresses';
const place = { table: 'scheduling.calendars', column: 'sealed_address', row: 7 };
const address = 'https://calendar.example/private-3f9c/basic.ics?ü';

const box = new SecretBox(secret, undefined, purpose);
const changed = new SecretBox(secret, former, purpose);
const before = new SecretBox(former, undefined, purpose);

const text = fc.string({ unit: anyCharacter, maxLength: 300 });
const places = fc.record({
  table: fc.string({ maxLength: 4 }),
  column: fc.string({ maxLength: 4 }),
  row: fc.oneof(fc.nat(), fc.string({ maxLength: 4 })),
});

describe('SecretBox', () => {
  it('should open what it sealed, even in a process that starts later', () => {
    fc.assert(
      fc.property(text, places, (message, anywhere) => {
        const later = new SecretBox(secret, undefined, purpose);
        const opened = { text: message, shouldSealAnew: false };
        expect(later.open(box.seal(message, anywhere), anywhere)).toEqual(opened);
      }),
    );
  });

  it('should hide the text, and whether two texts are the same', () => {
    const [one, two] = [box.seal(address, place), box.seal(address, place)];
    expect(one.toString('latin1')).not.toContain('calendar');
    expect(one.subarray(5).equals(two.subarray(5))).toBe(false);
  });

  it('should store version, id of the key, nonce, tag and text, and nothing of the secret or its keys', () => {
    const stored = box.seal(address, place);
    expect(stored).toHaveLength(1 + 4 + 12 + 16 + Buffer.byteLength(address));
    expect(stored[0]).toBe(2);
    const idOf = (sealed: Buffer) => sealed.subarray(1, 5).toString('hex');
    expect(idOf(stored)).toBe(idOf(changed.seal('another', { ...place, row: 8 })));
    expect(idOf(stored)).not.toBe(idOf(before.seal(address, place)));
    expect(idOf(stored)).not.toBe(idOf(new SecretBox(secret, former, 'others').seal('', place)));
  });

  it('should open nothing at another place', () => {
    fc.assert(
      fc.property(text, places, places, (message, here, there) => {
        const isSame =
          here.table === there.table &&
          here.column === there.column &&
          String(here.row) === String(there.row);
        fc.pre(!isSame);
        expect(box.open(box.seal(message, here), there)).toBeUndefined();
      }),
    );
    for (const moved of [
      { ...place, row: 8 },
      { ...place, column: 'sealed' },
      { ...place, table: 'scheduling.calendar' },
    ]) {
      expect(box.open(box.seal(address, place), moved)).toBeUndefined();
    }
  });

  it('should tell apart places whose names join to the same text', () => {
    const sealed = box.seal(address, { table: 'a', column: 'b.c', row: 1 });
    expect(box.open(sealed, { table: 'a.b', column: 'c', row: 1 })).toBeUndefined();
    const quoted = box.seal(address, { table: 'a","b', column: 'c', row: 1 });
    expect(box.open(quoted, { table: 'a', column: 'b","c', row: 1 })).toBeUndefined();
  });

  it('should open nothing that was changed, cut or lengthened', () => {
    const stored = box.seal(address, place);
    for (const index of stored.keys()) {
      const spoiled = Buffer.from(stored);
      spoiled[index] = (spoiled[index] ?? 0) ^ 1;
      expect(box.open(spoiled, place)).toBeUndefined();
      expect(box.open(stored.subarray(0, index), place)).toBeUndefined();
    }
    expect(box.open(Buffer.concat([stored, Buffer.of(0)]), place)).toBeUndefined();
  });

  it('should say of any bytes that it cannot open them, and never throw', () => {
    const start = fc.constantFrom([], [1], [2], [...box.seal('', place).subarray(0, 5)]);
    fc.assert(
      fc.property(start, fc.uint8Array({ maxLength: 80 }), (head, rest) => {
        expect(box.open(Buffer.from([...head, ...rest]), place)).toBeUndefined();
      }),
    );
  });

  it('should open what the previous secret sealed, and want it sealed anew', () => {
    const stored = before.seal(address, place);
    expect(changed.open(stored, place)).toEqual({ text: address, shouldSealAnew: true });
    const anew = changed.seal(address, place);
    expect(box.open(anew, place)).toEqual({ text: address, shouldSealAnew: false });
    expect(before.open(anew, place)).toBeUndefined();
  });

  it('should open nothing of a secret or purpose that it does not know', () => {
    fc.assert(
      fc.property(text, (message) => {
        for (const unknown of [
          new SecretBox(other, undefined, purpose),
          new SecretBox(secret, former, 'something else'),
        ]) {
          expect(changed.open(unknown.seal(message, place), place)).toBeUndefined();
        }
      }),
    );
  });

  it('should work with a previous secret that is the current one', () => {
    const same = new SecretBox(secret, secret, purpose);
    const opened = { text: address, shouldSealAnew: false };
    expect(same.open(same.seal(address, place), place)).toEqual(opened);
  });
});
