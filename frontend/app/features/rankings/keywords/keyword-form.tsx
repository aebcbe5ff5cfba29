import {
  type CreateKeywordRequest,
  createKeywordRequestSchema,
  maxLengths,
  type TrackedKeyword,
} from '@agency/contracts';
import * as z from 'zod/mini';
import { type DraftFormOptions, useDraftForm } from '~/ui/desk/use-draft-form';
import { TextField, type TextFieldProps } from '~/ui/field';

/** The form's text: tags separated by commas, and an empty landing page for none. */
const draftSchema = z.object({ keyword: z.string(), landingPage: z.string(), tags: z.string() });
type KeywordDraft = z.infer<typeof draftSchema>;

/** The typed landing page and tags as the API takes them. */
export const readPageAndTags = ({ landingPage, tags }: Omit<KeywordDraft, 'keyword'>) => ({
  landingPage: landingPage.trim() || null,
  tags: tags.split(',').filter((tag) => tag.trim() !== ''),
});

const keywordDraftSchema = z.pipe(
  draftSchema,
  z.pipe(
    z.transform(
      ({ keyword, ...others }: KeywordDraft): z.input<typeof createKeywordRequestSchema> => ({
        keyword,
        ...readPageAndTags(others),
      }),
    ),
    createKeywordRequestSchema,
  ),
);

type KeywordFormOptions = Pick<
  DraftFormOptions<KeywordDraft, CreateKeywordRequest, TrackedKeyword>,
  'save' | 'onSaved' | 'failure'
>;

/** Edits the given keyword, or adds a new one. */
export function useKeywordForm(keyword: TrackedKeyword | undefined, options: KeywordFormOptions) {
  return useDraftForm({
    ...options,
    schema: keywordDraftSchema,
    values: {
      keyword: keyword?.keyword ?? '',
      landingPage: keyword?.landingPage ?? '',
      tags: keyword?.tags.join(', ') ?? '',
    },
  });
}

/** The look of the forms above the list. */
export const addFormClass =
  'grid max-w-240 grid-cols-1 items-start gap-4 rounded-button border border-sand bg-paper p-5 md:grid-cols-3';

interface KeywordFieldsProps {
  field: ReturnType<typeof useKeywordForm>['field'];
  /** A tracked keyword's text cannot change: that would be another keyword. */
  isNew: boolean;
}

export function KeywordFields({ field, isNew }: KeywordFieldsProps) {
  return (
    <>
      {isNew && (
        <TextField
          {...field('keyword')}
          label="Keyword"
          required
          autoFocus
          autoComplete="off"
          maxLength={maxLengths.keyword}
          hint="As people search for it, such as google ads wilmington."
        />
      )}
      <PageAndTagsFields field={field} />
    </>
  );
}

interface PageAndTagsFieldsProps {
  field: (name: 'landingPage' | 'tags') => Omit<TextFieldProps, 'label'>;
}

export function PageAndTagsFields({ field }: PageAndTagsFieldsProps) {
  return (
    <>
      <TextField
        {...field('landingPage')}
        label="Landing page"
        autoComplete="off"
        maxLength={maxLengths.landingPath}
        hint="The page that should rank, such as /services."
      />
      <TextField
        {...field('tags')}
        label="Tags"
        autoComplete="off"
        hint="Separated by commas, such as service:seo, location:leland."
      />
    </>
  );
}
