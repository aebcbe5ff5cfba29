/**
 * Code that every page runs becomes one chunk and one stylesheet: the framework and the site's own code compress
 * better together, and the pages with a form are as heavy as a page may be (see postbuild/page-weight.ts).
 * Parts of paths; test/source/chunks.test.ts fails when one matches no file.
 */
export const onEveryPage = {
  included: [
    '/node_modules/react/',
    '/node_modules/react-dom/',
    '/node_modules/react-router/',
    '/node_modules/scheduler/',
    '/contracts/src/limits.',
    '/contracts/src/leads/attribution-keys.',
    '/contracts/src/text/clean-text.',
    // Small enough to cost less here than as requests of their own on the pages with a form.
    '/contracts/src/options.',
    '/contracts/src/leads/honeypot.',
    '/contracts/src/validation-messages.',
    '/app/root.',
    '/app/hydrated-event.',
    '/app/styles/app.css',
    '/app/lib/paths.',
    '/app/lib/attribution.',
    '/app/lib/api-error.',
    '/app/lib/use-hydrated.',
    '/app/lib/seo/',
    '/app/content/agency.',
    '/app/content/page-meta.',
    '/app/content/navigation.',
    '/app/content/claims.',
    '/app/content/services.',
    // Each weighs less than the headers of a file of its own.
    '/app/components/marketing/call-bar.tsx',
    '/app/components/marketing/crumbs.',
    '/app/components/marketing/cta-banner.',
    '/app/components/marketing/feature-list.module.css',
    '/app/components/marketing/how-we-charge.',
    '/app/components/marketing/read-first.module.css',
    '/app/components/marketing/split-section.',
    '/app/content/call-steps.',
    '/app/content/how-we-charge.',
    '/app/content/lead-topics.',
    '/app/lib/use-after-press.',
    '/app/lib/when-idle.',
    '/app/ui/',
    '/app/features/consent/',
    // The home page's first screens. Inlined, their rules would make the document too large for one round trip.
    '/app/routes/home/hero.module.css',
    '/app/routes/home/services.module.css',
    '/app/routes/home/contact.module.css',
    '/app/components/marketing/steps.module.css',
    '/app/components/marketing/call-bar.module.css',
  ],
  excluded: [
    '/app/ui/desk/',
    // Only some pages have a form.
    '/app/ui/field',
    '/app/ui/form-sheet.tsx',
    // The banner and the settings load when they are needed. Their styles weigh less than the headers of their file.
    '/app/features/consent/consent-panel.',
    '/app/features/consent/components/banner.',
    '/app/features/consent/components/decide-and-restore-focus.',
    '/app/features/consent/components/purpose.',
    '/app/features/consent/components/settings-dialog.',
  ],
} as const;

/** Written by Vite, for modules that are imported on demand. */
const preloadHelper = 'vite/preload-helper';

export function isOnEveryPage(id: string): boolean {
  if (id.includes(preloadHelper)) return true;
  return isAmong(onEveryPage, id);
}

/** The lead form with its fields: one file, because every public page with a form has all of it. */
export const onPagesWithForms = {
  included: [
    '/app/ui/field',
    '/app/ui/form-sheet.',
    '/app/features/lead-form/',
    '/contracts/src/text/phone-format.',
  ],
  // Loads once a field has the focus.
  excluded: ['/app/features/lead-form/lead-submission.'],
} as const;

export function isOnPagesWithForms(id: string): boolean {
  return isAmong(onPagesWithForms, id);
}

interface Parts {
  included: readonly string[];
  excluded: readonly string[];
}

function isAmong({ included, excluded }: Parts, id: string): boolean {
  return included.some((part) => id.includes(part)) && !excluded.some((part) => id.includes(part));
}
