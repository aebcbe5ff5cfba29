import { type AddKeywordsResponse, keywordLineSchema } from '@agency/contracts';

/** Lines are counted from 1. */
interface KeywordLines extends Pick<AddKeywordsResponse, 'rejected'> {
  /** Each keyword once, with its first line. */
  keywords: Map<string, number>;
  /** Lines whose keyword is on an earlier one. */
  repeated: AddKeywordsResponse['known'];
}

/** Reads pasted keywords, one a line. Empty lines are skipped. */
export function readKeywordLines(lines: readonly string[]): KeywordLines {
  const read: KeywordLines = { keywords: new Map(), repeated: [], rejected: [] };
  for (const [index, text] of lines.entries()) {
    const line = index + 1;
    if (text.trim() === '') continue;
    const { data: keyword, error } = keywordLineSchema.safeParse(text);
    if (keyword === undefined) {
      read.rejected.push({ line, reason: error?.issues[0]?.message ?? '' });
    } else if (read.keywords.has(keyword)) read.repeated.push({ line, keyword });
    else read.keywords.set(keyword, line);
  }
  return read;
}
