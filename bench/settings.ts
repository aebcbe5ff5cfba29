import { z } from 'zod';

const number = (usual: number) =>
  z.preprocess((given) => given || usual, z.coerce.number().int().min(1));

const text = z.string().default('');

const { ROUNDS, LOAD_SECONDS, SMOKE, PAGES } = z
  .object({
    ROUNDS: number(5),
    LOAD_SECONDS: number(4),
    SMOKE: text,
    PAGES: text,
  })
  .parse(process.env);

/** Tries every step once, on however busy a machine, and publishes nothing. */
export const isSmokeTest = SMOKE !== '';

/** How often everything that is compared takes its turn. */
export const rounds = isSmokeTest ? 1 : ROUNDS;

/** How long each is under load in its turn. */
export const loadSeconds = isSmokeTest ? 2 : LOAD_SECONDS;

/** How long a service is under load before it is measured: until then it is slower, as its code is not compiled. */
export const warmUpSeconds = isSmokeTest ? 2 : 15;

/** Which pages to visit: paths, `all`, or one of each kind. */
export const pages = PAGES;
