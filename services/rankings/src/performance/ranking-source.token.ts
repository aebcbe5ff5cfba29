/** Injects the name of this installation's source: only its data is read and shown. */
export const RANKING_SOURCE = Symbol('RANKING_SOURCE');
