/** Injects the service's parsed environment. */
export const ENV = Symbol('ENV');
