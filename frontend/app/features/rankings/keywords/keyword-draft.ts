import { createKeywordRequestSchema, type TrackedKeyword } from '@agency/contracts';

/** The forms' own texts: tags stand with commas between, and no landing page is an empty one. */
export interface KeywordDraft {
  keyword: string;
  landingPage: string;
  tags: string;
}

export type KeywordErrors = Partial<KeywordDraft>;

export const emptyDraft: KeywordDraft = { keyword: '', landingPage: '', tags: '' };

export function draftOf({ keyword, landingPage, tags }: TrackedKeyword): KeywordDraft {
  return { keyword, landingPage: landingPage ?? '', tags: tags.join(', ') };
}

interface Issue {
  path: readonly PropertyKey[];
  message: string;
}

/** What a draft stands for, by the contract; else what is wrong, field by field. */
export function checkKeyword(draft: KeywordDraft) {
  const page = draft.landingPage.trim();
  const tags = draft.tags.split(',').filter((tag) => tag.trim() !== '');
  const checked = createKeywordRequestSchema.safeParse({
    keyword: draft.keyword,
    landingPage: page === '' ? null : page,
    tags,
  });
  return checked.success
    ? { values: checked.data }
    : { errors: errorsByField(checked.error.issues) };
}

/** A refusal's sentences, the server's included, each at the field it names. */
export function errorsByField(issues: readonly Issue[]): KeywordErrors {
  const errors: KeywordErrors = {};
  for (const { path, message } of issues) {
    const [field] = path;
    if (field === 'keyword' || field === 'landingPage' || field === 'tags') {
      errors[field] ??= message;
    }
  }
  return errors;
}
