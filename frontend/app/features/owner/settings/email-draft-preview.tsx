import { type EmailDraft, emailDraftSchema } from '@agency/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSettled } from '~/lib/use-settled';
import { AsyncSection } from '~/ui/desk/async-section';
import { CheckRow } from '~/ui/desk/check-row';
import { Chip } from '~/ui/desk/chip';
import { emailDraftQuery } from '../shared/queries/email-texts';

const looks = [
  { name: '600 px', width: 600 },
  { name: '320 px', width: 320 },
  { name: 'Plain text', width: null },
] as const;
type Look = (typeof looks)[number];

/** A draft as it would arrive, in a sandbox: no scripts run and links are disabled. */
export function EmailDraftPreview({ draft }: { draft: EmailDraft }) {
  const settled = useSettled(JSON.stringify(draft));
  const { data: valid } = emailDraftSchema.safeParse(JSON.parse(settled));
  const [shown, setShown] = useState(valid);
  // A text that cannot be saved leaves the preview as it was.
  if (valid && JSON.stringify(valid) !== JSON.stringify(shown)) setShown(valid);
  const query = useQuery(emailDraftQuery(shown ?? draft));
  const [look, setLook] = useState<Look>(looks[0]);
  const [isDark, setDark] = useState(false);
  return (
    <section aria-label="Preview" className="grid min-w-0 gap-3">
      <div className="flex flex-wrap items-center gap-2">
        {looks.map((one) => (
          <Chip
            key={one.name}
            isActive={one === look}
            aria-pressed={one === look}
            onClick={() => setLook(one)}
          >
            {one.name}
          </Chip>
        ))}
        <CheckRow
          checked={isDark}
          disabled={look.width === null}
          onChange={({ currentTarget }) => setDark(currentTarget.checked)}
        >
          Dark
        </CheckRow>
      </div>
      <AsyncSection query={query} what="The preview">
        {({ subject, html, text }) => (
          <>
            <p className="font-semibold wrap-anywhere">{subject}</p>
            {look.width === null ? (
              <pre className="border border-sand p-4 font-sans wrap-anywhere whitespace-pre-wrap">
                {text}
              </pre>
            ) : (
              <iframe
                title="The email as sent, with a sample lead"
                sandbox=""
                srcDoc={inScheme(html, isDark)}
                width={look.width}
                height={800}
                className="block max-w-full border border-sand"
              />
            )}
          </>
        )}
      </AsyncSection>
    </section>
  );
}

/** The email with its dark styles on or off, whatever this device prefers. */
const inScheme = (html: string, isDark: boolean) =>
  html.replaceAll('(prefers-color-scheme: dark)', isDark ? 'all' : 'not all');
