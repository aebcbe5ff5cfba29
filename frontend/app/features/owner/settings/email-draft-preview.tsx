import { type EmailDraft, emailDraftSchema } from '@agency/contracts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSettled } from '~/lib/use-settled';
import { AsyncSection } from '~/ui/desk/async-section';
import { emailDraftQuery } from '../shared/queries/email-texts';

/** A draft as it would arrive, in a sandbox: no scripts run and links are disabled. */
export function EmailDraftPreview({ draft }: { draft: EmailDraft }) {
  const settled = useSettled(JSON.stringify(draft));
  const { data: valid } = emailDraftSchema.safeParse(JSON.parse(settled));
  const [shown, setShown] = useState(valid);
  // A text that cannot be saved leaves the preview as it was.
  if (valid && JSON.stringify(valid) !== JSON.stringify(shown)) setShown(valid);
  const query = useQuery(emailDraftQuery(shown ?? draft));
  return (
    <section aria-label="Preview" className="grid min-w-0 gap-3">
      <AsyncSection query={query} what="The preview">
        {({ subject, html }) => (
          <>
            <p className="font-semibold wrap-anywhere">{subject}</p>
            <iframe
              title="The email as sent, with a sample lead"
              sandbox=""
              srcDoc={html}
              width={600}
              height={800}
              className="block max-w-full border border-sand"
            />
          </>
        )}
      </AsyncSection>
    </section>
  );
}
