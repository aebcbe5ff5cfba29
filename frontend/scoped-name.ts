import { basename, dirname } from 'node:path';

const fileOfPrefix = new Map<string, string>();

/**
 * The global name of a CSS module's class: `hero` of routes/about/about.module.css is `about-hero`, the `root` of
 * ui/form-sheet.module.css is `form-sheet`. Readable, and shorter than a hash once compressed.
 */
export function scopedName(name: string, file: string): string {
  const path = file.replace(/\?.*$/, '');
  const prefix = prefixOf(path);
  const known = fileOfPrefix.get(prefix) ?? path;
  if (known !== path) throw new Error(`${known} and ${path} would share their class names.`);
  fileOfPrefix.set(prefix, path);
  const kebab = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return kebab === 'root' ? prefix : `${prefix}-${kebab}`;
}

/** The file's own name, after its folder's where that says more: routes/sample-audit/findings is `sample-audit-findings`. */
function prefixOf(path: string): string {
  const own = basename(path, '.module.css');
  const folder = basename(dirname(path));
  const isRoutePart = /\/routes\/.+\//.test(path) && folder !== own;
  return isRoutePart ? `${folder}-${own}` : own;
}
