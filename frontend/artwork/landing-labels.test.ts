import { describe, expect, it } from 'vitest';
import { content } from '../app/content/local/pages/wilmington-digital-marketing.ts';
import { mapLabels } from './landing/wilmington-digital-marketing.ts';
import { chartSize } from './parts/chart-sheet.ts';

const labels = mapLabels();
const dotRadius = 6;

describe('the map of Wilmington', () => {
  it('names exactly the areas that the page lists', () => {
    const areas = content.sections.find((section) => section.kind === 'areas');
    const listed = areas?.entries.map(({ name }) => name) ?? [];
    expect(labels.map(({ name }) => name).sort()).toEqual([...listed].sort());
  });

  it('lays no name over another', () => {
    const overlaps = labels.flatMap((a, i) =>
      labels
        .slice(i + 1)
        .filter(
          (b) =>
            a.box.left < b.box.right &&
            b.box.left < a.box.right &&
            a.box.top < b.box.bottom &&
            b.box.top < a.box.bottom,
        )
        .map((b) => `${a.name} and ${b.name}`),
    );
    expect(overlaps).toEqual([]);
  });

  it('lays no name over the dot of a place', () => {
    const covered = labels.flatMap(({ name, box }) =>
      labels
        .filter(
          ({ dot: [x, y] }) =>
            x + dotRadius > box.left &&
            x - dotRadius < box.right &&
            y + dotRadius > box.top &&
            y - dotRadius < box.bottom,
        )
        .map((other) => `${name} over ${other.name}`),
    );
    expect(covered).toEqual([]);
  });

  it('keeps every name inside its frame', () => {
    const outside = labels.filter(
      ({ box }) =>
        box.left < 20 ||
        box.top < 20 ||
        box.right > chartSize.width - 20 ||
        box.bottom > chartSize.height - 20,
    );
    expect(outside.map(({ name }) => name)).toEqual([]);
  });

  it('has its places where they are to each other', () => {
    const at = (name: string) => labels.find((label) => label.name === name)?.dot ?? [0, 0];
    const northToSouth = [
      'Surf City',
      'Hampstead',
      'Castle Hayne',
      'Porters Neck',
      'Ogden',
      'Wrightsville Beach',
      'Carolina Beach',
      'Kure Beach',
      'Southport',
      'Oak Island',
    ];
    const westToEast = [
      'Oak Island',
      'Leland',
      'Wilmington',
      'Castle Hayne',
      'Hampstead',
      'Surf City',
    ];
    const latitudes = northToSouth.map((name) => at(name)[1]);
    const longitudes = westToEast.map((name) => at(name)[0]);
    expect(latitudes).toEqual(latitudes.toSorted((a, b) => a - b));
    expect(longitudes).toEqual(longitudes.toSorted((a, b) => a - b));
  });
});
