import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { pictures } from './catalog.ts';

it.each(Object.keys(pictures))('draws %s as it is committed', (name) => {
  const committed = readFileSync(new URL(`../app/artwork/${name}.svg`, import.meta.url), 'utf8');
  // Not compared as a whole: a drawing is one line, and the message would be all of it.
  expect(`${pictures[name]?.()}\n` === committed, `npm run artwork -- ${name}`).toBe(true);
});
