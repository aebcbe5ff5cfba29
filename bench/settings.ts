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

/** Runs every step once, even on a busy machine, and publishes nothing. */
export const isSmokeTest = SMOKE !== '';

/** Number of rounds. */
export const rounds = isSmokeTest ? 1 : ROUNDS;

/** Seconds of load per turn. */
export const loadSeconds = isSmokeTest ? 2 : LOAD_SECONDS;

/** How long a service is under load before it is measured: it is slower until its code is compiled. */
export const warmUpSeconds = isSmokeTest ? 2 : 15;

/** Which pages to visit: paths, `all`, or one of each kind. */
export const pages = PAGES;
