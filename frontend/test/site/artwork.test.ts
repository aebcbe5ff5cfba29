import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { landingRoutes } from './routes';

const artwork = new URL('../../app/artwork/', import.meta.url);
const drawings = readdirSync(artwork).filter((file) => file.endsWith('.svg'));

describe('the artwork', () => {
  it('has a chart sheet and a diagram in both shapes for every service', () => {
    const wanted = landingRoutes
      .map((path) => path.slice(1))
      .flatMap((slug) => [`landing-${slug}`, `diagram-${slug}`, `diagram-${slug}-narrow`]);
    expect(drawings).toEqual(expect.arrayContaining(wanted.map((name) => `${name}.svg`)));
  });

  it('shows no drawing twice, not even in other colors', () => {
    const inOneColor = (file: string) =>
      readFileSync(new URL(file, artwork), 'utf8').replace(/#[0-9a-f]{3,8}\b/gi, '#');
    const firstWith = new Map<string, string>();
    const copies = drawings.filter((file) => {
      const lines = inOneColor(file);
      const isCopy = firstWith.has(lines);
      if (!isCopy) firstWith.set(lines, file);
      return isCopy;
    });
    expect(copies).toEqual([]);
  });
});
