import { lazy } from 'react';

/** Loaded when it is first opened. */
export const AddLeadDialog = lazy(() =>
  import('./add-lead-dialog').then((module) => ({ default: module.AddLeadDialog })),
);
