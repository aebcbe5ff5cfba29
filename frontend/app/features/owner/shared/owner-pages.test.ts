import { globSync, readFileSync } from 'node:fs';
import { ownerPaths } from '@agency/contracts';
import { describe, expect, it } from 'vitest';
import { morePlaces, places, tabPlaces } from './places';

const read = (file: string) => readFileSync(file, 'utf8');
const routeOf = (path: string) => `app/routes${path}/`;

/** The features that these files import. */
function featuresOf(files: readonly string[]): Set<string> {
  const imports = files.flatMap((file) => [...read(file).matchAll(/'~\/features\/([\w-]+)/g)]);
  return new Set(imports.map(([, feature = '']) => feature));
}

const outsideFeatures = globSync('app/**/*.{ts,tsx}').filter(
  (file) => !file.startsWith('app/features/') && !/\.(test|fixture)\./.test(file),
);
const isOwners = (file: string) => ownerPaths.some((path) => file.startsWith(routeOf(path)));
const visitorsFeatures = featuresOf(outsideFeatures.filter((file) => !isOwners(file)));

const pages = ownerPaths.map((path) => path.slice(1));
const features = [...featuresOf(outsideFeatures.filter(isOwners))].filter(
  (feature) => !visitorsFeatures.has(feature),
);

/** The lists that are written by hand, where no code can import `ownerPaths`; and what else each of them names. */
const lists = [
  { file: 'nginx/snippets/owner-pages.conf', list: /<private_page>([^)]+)\)/, names: pages },
  {
    file: '../gateway/snippets/security-policies.conf',
    list: /"~\^\/\(([^)]+)\)" \$audience_of_others/,
    names: [...pages, 'api', 'calendar', 'booking', 'desk'],
  },
  {
    file: '../gateway/snippets/security-policies.conf',
    list: /"~\^\/\(([^)]+)\)\(\/\|\\\?\|\$\)" private/,
    names: [...pages, 'booking'],
  },
  { file: 'app/styles/app.css', list: /@source not "\.\.\/routes\/\{([^}]+)\}"/, names: pages },
  { file: 'app/styles/owner.css', list: /@source "\.\.\/routes\/\{([^}]+)\}"/, names: pages },
  {
    file: 'app/styles/app.css',
    list: /@source not "\.\.\/features\/\{([^}]+)\}"/,
    names: features,
  },
  { file: 'app/styles/owner.css', list: /@source "\.\.\/features\/\{([^}]+)\}"/, names: features },
  { file: 'vite.config.ts', list: /\/app\/\(features\/\(([^)]+)\)/, names: features },
];

describe('the owner’s pages', () => {
  it.each(lists)('are in $file, by $list', ({ file, list, names }) => {
    const listed = list.exec(read(file))?.[1]?.split(/[|,]/) ?? [];
    expect(listed.toSorted()).toEqual(names.toSorted());
  });

  it.each(ownerPaths)(
    '%s has its own styles, no tags, and a bar that stays when it fails',
    (path) => {
      const route = read(`${routeOf(path)}route.tsx`);
      expect(route).toMatch(/export const links\b.*\bownerStyles\b/);
      expect(route).toMatch(/export const handle\b.*\bisPrivate: true\b.*\bhasOwnBar: true\b/);
      expect(route).toMatch(/export (const|function) ErrorBoundary/);
    },
  );

  it('are places of the desk, and all places are in the bar or its menu', () => {
    const targets = Object.values(places).map(({ to }) =>
      typeof to === 'string' ? to : to.pathname,
    );
    expect(new Set(targets)).toEqual(new Set(ownerPaths));
    const offered = ['today', ...tabPlaces, ...morePlaces];
    expect(offered.toSorted()).toEqual(Object.keys(places).toSorted());
  });
});
