import { describe, expect, it } from 'vitest';
import { boxOf, drawnFrom, type Placed, placedMarks, type Screen, screens } from './marks.ts';

function shownOn(screen: Screen): Placed {
  const larger = screens.slice(screens.indexOf(screen) + 1);
  return placedMarks.filter(({ from }) => !larger.includes(from));
}

// The distances between them are measured in the page (e2e/pages/hero-drawing.spec.ts).
describe("the hero's marks", () => {
  it.each(screens)(
    'exist on a $name, including waves on the part that every screen shows',
    (screen) => {
      const marks = shownOn(screen).map(({ mark }) => mark);
      expect(marks.filter(({ kind }) => kind === 'sounding').length).toBeGreaterThan(3);
      // A phone shows the rightmost 590 units.
      const waves = marks.filter(({ kind }) => kind === 'wave').map((mark) => boxOf(mark, screen));
      expect(waves.filter(({ left }) => left > 1440 - 590).length).toBeGreaterThan(3);
    },
  );

  it('are drawn on every screen that reaches them, and on no screen that does not', () => {
    const westEnd = { phone: 1440 - 767 / 0.54, tablet: 1440 - 1199 / 0.54, desktop: -Infinity };
    const seen = (screen: Screen) =>
      shownOn(screen).filter(({ mark }) => boxOf(mark, screen).right > westEnd[screen.name]);
    for (const screen of screens) {
      const drawn = shownOn(screen).filter(
        (placed) => screens.indexOf(drawnFrom(placed)) <= screens.indexOf(screen),
      );
      expect(drawn).toEqual(expect.arrayContaining(seen(screen)));
      if (screen.name !== 'desktop') expect(drawn.length).toBeLessThan(shownOn(screen).length);
    }
  });
});
