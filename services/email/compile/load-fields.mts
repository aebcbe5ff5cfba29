import { registerHooks } from 'node:module';

/**
 * The fields of every email's sample, from the sources: a build's result may be missing or older. Node reads TypeScript,
 * but the sources name the files that they compile to, and their package.json describes those.
 */
export async function loadFields(): Promise<Record<string, object>> {
  registerHooks({
    resolve(specifier, context, next) {
      const isFromSource = context.parentURL?.endsWith('.ts') && specifier.startsWith('.');
      const name = isFromSource ? specifier.replace(/\.js$/, '.ts') : specifier;
      const found = next(name, { ...context, conditions: ['source', ...context.conditions] });
      return found.url.endsWith('.ts') ? { ...found, format: 'module-typescript' } : found;
    },
  });
  const { sampleFields } = await import('../src/emails/template-fields.ts');
  return sampleFields();
}
