/** Injects the name of the schema whose outbox a service writes. */
export const OUTBOX_SCHEMA = Symbol('OUTBOX_SCHEMA');
