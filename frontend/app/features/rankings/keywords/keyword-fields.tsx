import { maxLengths } from '@agency/contracts';
import { TextField } from '~/ui/field';
import type { KeywordDraft, KeywordErrors } from './keyword-draft';

interface KeywordFieldsProps {
  draft: KeywordDraft;
  errors: KeywordErrors;
  /** A keyword on the list keeps its text: another text is another keyword. */
  withKeyword: boolean;
  onChange: (changes: Partial<KeywordDraft>) => void;
}

export function KeywordFields({ draft, errors, withKeyword, onChange }: KeywordFieldsProps) {
  return (
    <>
      {withKeyword && (
        <TextField
          label="Keyword"
          name="keyword"
          required
          autoFocus
          autoComplete="off"
          maxLength={maxLengths.keyword}
          hint="As people type it, such as google ads wilmington."
          value={draft.keyword}
          error={errors.keyword}
          onChange={(event) => onChange({ keyword: event.currentTarget.value })}
        />
      )}
      <TextField
        label="Landing page"
        name="landingPage"
        autoComplete="off"
        maxLength={maxLengths.landingPath}
        hint="The page they should land on, such as /services."
        value={draft.landingPage}
        error={errors.landingPage}
        onChange={(event) => onChange({ landingPage: event.currentTarget.value })}
      />
      <TextField
        label="Tags"
        name="tags"
        autoComplete="off"
        hint="With commas between, such as service:seo, location:leland."
        value={draft.tags}
        error={errors.tags}
        onChange={(event) => onChange({ tags: event.currentTarget.value })}
      />
    </>
  );
}
