/**
 * `react-router typegen`, without the warning that Vite prints about an option of the router's own: nothing here sets it,
 * and nothing can be done about it.
 */
const warn = console.warn;
console.warn = (...words) => {
  if (!String(words[0]).includes('`envFile` option is deprecated')) warn(...words);
};
process.argv[2] = 'typegen';
await import(new URL('bin.js', import.meta.resolve('@react-router/dev/package.json')).href);
