import { describe, expect, it } from 'vitest';
import {
  type Box,
  boxOf,
  drawnFrom,
  fixedLabels,
  fixedMarks,
  gapBetween,
  type Placed,
  placedMarks,
  type Screen,
  screens,
} from './marks.ts';

function shownOn(screen: Screen): Placed {
  const larger = screens.slice(screens.indexOf(screen) + 1);
  return placedMarks.filter(({ from }) => !larger.includes(from));
}

function boxesOf(screen: Screen, kind: 'sounding' | 'wave'): Box[] {
  return shownOn(screen)
    .filter(({ mark }) => mark.kind === kind)
    .map(({ mark }) => boxOf(mark, screen));
}

function leastGap(boxes: readonly Box[], others: readonly Box[]): number {
  return Math.min(
    ...boxes.flatMap((box) =>
      others.filter((o) => o !== box).map((other) => gapBetween(box, other)),
    ),
  );
}

describe('the gap between two boxes', () => {
  const box = { left: 0, right: 10, top: 0, bottom: 10 };

  it('is the distance of their nearest corners or edges', () => {
    expect(gapBetween(box, { left: 13, right: 20, top: 14, bottom: 20 })).toBe(5);
    expect(gapBetween(box, { left: 2, right: 4, top: 17, bottom: 20 })).toBe(7);
  });

  it('is 0 when they overlap', () => {
    expect(gapBetween(box, { left: 9, right: 20, top: 9, bottom: 20 })).toBe(0);
  });
});

describe.each(screens)("the hero's marks on a $name", (screen) => {
  const soundings = boxesOf(screen, 'sounding');
  const waves = boxesOf(screen, 'wave');
  const labels = [...soundings, ...fixedLabels(screen)];

  it('exist, including waves on the part that every screen shows', () => {
    expect(soundings.length).toBeGreaterThan(3);
    // A phone shows the rightmost 590 units.
    expect(waves.filter(({ left }) => left > 1440 - 590).length).toBeGreaterThan(3);
  });

  it('keep waves 40 px from every label', () => {
    expect(leastGap(waves, labels) * screen.pxPerUnit).toBeGreaterThanOrEqual(40);
  });

  it('keep soundings clear of each other and of every other label', () => {
    expect(leastGap(soundings, labels)).toBeGreaterThan(15);
  });

  it('stand neither on the course nor on the rose', () => {
    expect(leastGap([...soundings, ...waves], fixedMarks)).toBeGreaterThan(10);
  });

  it("leave room for the labels along the frame's lower edge", () => {
    const lowest = Math.max(...[...soundings, ...waves].map(({ bottom }) => bottom));
    expect((900 - lowest) * screen.pxPerUnit).toBeGreaterThan(46);
  });
});

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
