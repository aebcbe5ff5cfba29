import { describe, expect, it } from 'vitest';
import { at, callOf, scheduleWith } from './week.fixture';
import { weekColumns } from './week-columns';
import { type Cursor, cellAt, moveCursor } from './week-cursor';

const monday = '2026-11-23';
const { columns } = weekColumns(
  scheduleWith({ calls: [callOf('Ada', at('2026-11-24', '10:05'), { id: 7 })] }),
  monday,
);
const press = (cursor: Cursor, ...keys: string[]) =>
  keys.reduce((here, key) => {
    const ctrlKey = key.startsWith('^');
    return moveCursor(columns, here, { key: key.replace('^', ''), ctrlKey }) ?? here;
  }, cursor);
const nineOn = (day: string): Cursor => ({ day, minute: 540 });

describe('the focus of the week', () => {
  it('moves by half hours and stays in the day', () => {
    expect(press(nineOn(monday), 'ArrowDown', 'ArrowDown')).toMatchObject({ minute: 600 });
    expect(press(nineOn(monday), 'ArrowUp')).toMatchObject({ day: monday, minute: 540 });
    expect(press(nineOn(monday), '^End', 'ArrowDown')).toMatchObject({ minute: 990 });
    expect(press(nineOn(monday), '^End', '^Home')).toMatchObject({ minute: 540 });
  });

  it('reaches a call that starts between half hours from above and from the side', () => {
    const above = press(nineOn('2026-11-24'), 'ArrowDown', 'ArrowDown');
    expect(above).toMatchObject({ key: 'call-7', minute: 605 });
    const beside = press({ day: monday, minute: 600 }, 'ArrowRight');
    expect(cellAt(columns, beside)?.key).toBe('call-7');
    expect(press(above, 'ArrowDown')).toMatchObject({ minute: 635 });
  });

  it('goes on into the next week and the one before, past the weekend', () => {
    expect(press(nineOn('2026-11-27'), 'ArrowRight')).toEqual(nineOn('2026-11-30'));
    expect(press(nineOn(monday), 'ArrowLeft')).toEqual(nineOn('2026-11-20'));
    expect(press(nineOn('2026-11-25'), 'Home')).toEqual(nineOn(monday));
    expect(press(nineOn('2026-11-25'), 'End')).toEqual(nineOn('2026-11-27'));
    expect(press(nineOn('2026-11-25'), 'PageDown')).toEqual(nineOn('2026-12-02'));
    expect(press(nineOn('2026-11-25'), 'PageUp')).toEqual(nineOn('2026-11-18'));
  });

  it('leaves other keys alone', () => {
    expect(moveCursor(columns, nineOn(monday), { key: 'j', ctrlKey: false })).toBeNull();
  });
});
