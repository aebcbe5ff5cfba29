import { expect, it } from 'vitest';
import { Scripts } from './scripts';

const manifest = {
  main: { name: 'document', file: 'document.js', dynamicImports: ['react'] },
  react: {
    name: 'react',
    file: 'react.js',
    imports: ['main', 'words'],
    dynamicImports: ['send', 'thanks'],
  },
  words: { name: 'words', file: 'words.js' },
  send: { name: 'lead-submission', file: 'send.js', assets: ['proof.worker.js', 'shore.svg'] },
  thanks: {
    name: 'thank-you-view',
    file: 'thanks.js',
    imports: ['react'],
    dynamicImports: ['picker'],
  },
  picker: { name: 'scheduler', file: 'picker.js', dynamicImports: ['book'] },
  book: { name: 'booking-submission', file: 'book.js' },
};
const scripts = new Scripts(manifest);
const sorted = (files: Set<string>) => [...files].sort();

it('knows the script of every page, and lets it import nothing', () => {
  expect(scripts.document).toBe('document.js');
  const heavier = { ...manifest, main: { ...manifest.main, imports: ['react'] } };
  expect(() => new Scripts(heavier)).toThrow('imports react');
});

it('knows what an island bundled with React needs to start, and what it loads while it is used', () => {
  expect(sorted(scripts.toStart('lead-form'))).toEqual(['react.js', 'words.js']);
  expect(sorted(scripts.inUse('lead-form'))).toEqual([
    'proof.worker.js',
    'react.js',
    'send.js',
    'words.js',
  ]);
});

it('knows what an island with a file of its own starts with, on demand too', () => {
  const start = ['picker.js', 'react.js', 'thanks.js', 'words.js'];
  expect(sorted(scripts.toStart('thank-you-view'))).toEqual(start);
  expect(sorted(scripts.inUse('thank-you-view'))).toContain('book.js');
});
