import * as z from 'zod/mini';
import { maxLengths } from './limits.js';
import { pageQuerySchema, searchTextSchema } from './lists.js';
import { pacificDateSchema, searchPerformanceSchema } from './source.js';
import { oneLine } from './text/clean-text.js';
import { textSchema } from './text/field-schemas.js';

/** (!) Browsers read `//host` and `/\host` as the address of another site. */
const sitePath = /^\/(?![/\\])\S*$/;

/** The path of a page of this site, such as `/services`. */
export const sitePathSchema = z.pipe(
  textSchema(oneLine, maxLengths.landingPath),
  z.string().check(z.regex(sitePath, 'Please enter a path of this site, such as /services.')),
);

/**
 * Search Console's spelling of a query: lower case, single spaces. Spellings that normalize to the same text are one
 * keyword.
 */
export function normalizeKeyword(text: string): string {
  return oneLine(text).normalize('NFC').toLowerCase();
}

/** Checked before normalizing as well, because normalizing very long text is slow. */
const normalized = (max: number, tooLong: string, missing: string) =>
  z.pipe(
    z.string().check(z.maxLength(max, tooLong)),
    z.pipe(
      z.transform(normalizeKeyword),
      z.string().check(z.minLength(1, missing), z.maxLength(max, tooLong)),
    ),
  );

const keywordText = normalized(
  maxLengths.keyword,
  `Please keep a keyword to ${maxLengths.keyword} characters or fewer.`,
  'Please enter a keyword.',
);
const tag = normalized(
  maxLengths.keywordTag,
  `Please keep a tag to ${maxLengths.keywordTag} characters or fewer.`,
  'A tag can’t be empty.',
);
const tags = z.array(tag).check(z.maxLength(20, 'A keyword can have at most 20 tags.'));
const landingPage = z.nullable(sitePathSchema);

/** A keyword on the list with its figures for the last seven final days and the seven before. */
export const trackedKeywordSchema = z.object({
  id: z.int(),
  keyword: z.string(),
  /** Path of the page that should rank. */
  landingPage: z.nullable(z.string()),
  /** For example `service:google-ads` or `location:wilmington`. */
  tags: z.array(z.string()),
  /** Skipped by checks and not counted; its history is kept. */
  isPaused: z.boolean(),
  addedAt: z.iso.datetime(),
  /** Null without figures for those days. */
  current: z.nullable(searchPerformanceSchema),
  previous: z.nullable(searchPerformanceSchema),
  /** Positions gained (above 0) or lost (below 0), one decimal; null when either side has no position. */
  positionGain: z.nullable(z.number()),
  /** The best position of any stored day or uploaded period, and the first that reached it; null without data. */
  best: z.nullable(
    z.object({
      /** One decimal. */
      position: z.number(),
      /** The day, or the last one of the uploaded period. */
      day: pacificDateSchema,
      /** 1, or the length of the uploaded period. */
      coversDays: z.int(),
    }),
  ),
});
export type TrackedKeyword = z.infer<typeof trackedKeywordSchema>;

export const keywordSorts = [
  'position',
  'clicks',
  'impressions',
  'ctr',
  'gain',
  'best',
  'keyword',
] as const;

/** Which keywords, in which order: the query of the list and of its CSV export. */
export const keywordFilterSchema = z.object({
  /** Matches part of the keyword or its landing page. */
  search: z.optional(searchTextSchema),
  tag: z.optional(
    z.pipe(z.string().check(z.maxLength(maxLengths.keywordTag)), z.transform(normalizeKeyword)),
  ),
  paused: z.optional(z.enum(['yes', 'no'])),
  /** Exactly this landing page. */
  landing: z.optional(textSchema(oneLine, maxLengths.landingPath)),
  /** Best first, keywords without figures last; `keyword` is A to Z. */
  sort: z._default(z.enum(keywordSorts), 'position'),
});
export type KeywordFilter = z.infer<typeof keywordFilterSchema>;

/** GET /api/rankings/keywords, owner only: total in `X-Total-Count`. GET …/export takes only the filter. */
export const listKeywordsQuerySchema = z.extend(keywordFilterSchema, pageQuerySchema.shape);
export type ListKeywordsQuery = z.infer<typeof listKeywordsQuerySchema>;

/** How many days a small curve shows. */
export const curveDays = 28;
/** The most keywords whose curves one request answers. */
export const maxCurves = 1_000;

const keywordId = z.int().check(z.gte(1), z.lte(2 ** 31 - 1));

/** GET /api/rankings/keywords/curves, owner only. `ids` is a list of ids, separated by commas. */
export const keywordCurvesQuerySchema = z.object({
  ids: z.pipe(
    // Checked before it is split.
    z.string().check(z.maxLength(maxCurves * 11)),
    z.pipe(
      z.transform((ids: string) => ids.split(',').map(Number)),
      z.array(keywordId).check(z.maxLength(maxCurves)),
    ),
  ),
});
export type KeywordCurvesQuery = z.infer<typeof keywordCurvesQuerySchema>;

/**
 * One row per id, in the order of `ids`. Each has `curveDays` positions, a day each up to `dataThrough`: with one decimal
 * in the top 10, whole below; null for a day without data. An uploaded period's position stands for each of its days.
 * Empty without data.
 */
export const keywordCurvesSchema = z.object({
  dataThrough: z.nullable(pacificDateSchema),
  curves: z.array(z.array(z.nullable(z.number()))),
});
export type KeywordCurves = z.infer<typeof keywordCurvesSchema>;

/**
 * POST /api/rankings/keywords, owner only: 201 with the keyword, 400 if it is already on the list. A removed one
 * returns with its history. New figures come with the next check.
 */
export const createKeywordRequestSchema = z.object({
  keyword: keywordText,
  landingPage: z._default(landingPage, null),
  tags: z._default(tags, []),
});
export type CreateKeywordRequest = z.infer<typeof createKeywordRequestSchema>;

/** The most keywords that one request adds or removes. */
export const maxKeywordsAtOnce = 500;
/** A request is refused beyond this size, in bytes. */
export const maxKeywordLinesBytes = 24_000;

/**
 * POST `apiPaths.rankingsAddKeywords`: adds a keyword for each line, all in one transaction. Empty lines are skipped,
 * and a line that is not a valid keyword does not block the others.
 */
export const addKeywordsRequestSchema = z.object({
  lines: z.array(z.string()).check(
    z.maxLength(maxKeywordsAtOnce, `Please paste at most ${maxKeywordsAtOnce} lines at once.`),
    z.refine((lines) => lines.some((line) => line.trim() !== ''), 'Please enter a keyword.'),
  ),
  /** For all of them. */
  landingPage: z._default(landingPage, null),
  tags: z._default(tags, []),
});
export type AddKeywordsRequest = z.infer<typeof addKeywordsRequestSchema>;

/** Validates and normalizes one line. */
export const keywordLineSchema = keywordText;

export const addKeywordsResponseSchema = z.object({
  added: z.array(z.object({ id: z.int(), keyword: z.string() })),
  /** Lines, counted from 1, whose keyword was on the list, or is on an earlier line. */
  known: z.array(z.object({ line: z.int(), keyword: z.string() })),
  rejected: z.array(z.object({ line: z.int(), reason: z.string() })),
});
export type AddKeywordsResponse = z.infer<typeof addKeywordsResponseSchema>;

/** POST `apiPaths.rankingsRemoveKeywords`: takes these off the list and answers 204. Unknown ids are skipped. */
export const removeKeywordsRequestSchema = z.object({
  ids: z.array(z.int32()).check(z.minLength(1), z.maxLength(maxKeywordsAtOnce)),
});
export type RemoveKeywordsRequest = z.infer<typeof removeKeywordsRequestSchema>;

/** GET and PATCH /api/rankings/keywords/{id}, owner only: the keyword. DELETE takes it off the list and answers 204. */
export const updateKeywordRequestSchema = z.object({
  landingPage: z.optional(landingPage),
  tags: z.optional(tags),
  isPaused: z.optional(z.boolean()),
});
export type UpdateKeywordRequest = z.infer<typeof updateKeywordRequestSchema>;

/** GET /api/rankings/tags, owner only: every tag in use, A to Z. */
export const keywordTagSchema = z.object({ tag: z.string(), keywords: z.int() });
export type KeywordTag = z.infer<typeof keywordTagSchema>;

/** GET /api/rankings/landing-pages, owner only: every landing page of an active keyword, A to Z. */
export const keywordLandingPageSchema = z.object({
  page: z.string(),
  keywords: z.int(),
  /** Of those keywords in the current window, weighted by impressions, one decimal; null without impressions. */
  position: z.nullable(z.number()),
});
export type KeywordLandingPage = z.infer<typeof keywordLandingPageSchema>;

/** How many queries of the newest window are kept, most clicks first. */
export const maxOtherQueries = 1_000;
/** Either makes a query worth showing. With fewer, it may never come again. */
export const otherQueryMinimum = { clicks: 2, impressions: 10 } as const;

/**
 * A query that the search engine shows the site for and that is not on the keyword list. Queries with the business's name
 * are left out.
 */
export const otherQuerySchema = z.object({
  query: z.string(),
  clicks: z.int(),
  impressions: z.int(),
  /** Rounded to one decimal, like all positions here. */
  position: z.number(),
  /** The days that the figures cover, both inclusive: the newest 28, or those of the shown upload. */
  from: pacificDateSchema,
  to: pacificDateSchema,
});
export type OtherQuery = z.infer<typeof otherQuerySchema>;

/** GET `apiPaths.rankingsOtherQueries`: most clicks first. */
export const listOtherQueriesQuerySchema = pageQuerySchema;
export type ListOtherQueriesQuery = z.infer<typeof listOtherQueriesQuerySchema>;
