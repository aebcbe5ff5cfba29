import { lazy } from 'react';

/** Loaded when it is first opened. */
export const ImportLeadsDialog = lazy(() =>
  import('./import-leads-dialog').then((module) => ({ default: module.ImportLeadsDialog })),
);
