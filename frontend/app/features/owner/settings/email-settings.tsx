import { paths } from '~/lib/paths';
import { TextLink } from '~/ui/desk/text-link';

/** How emails read. Their texts are part of the build. */
export function EmailSettings() {
  return (
    <section aria-labelledby="emails" className="grid w-full justify-items-start gap-3">
      <h3 id="emails" className="font-sans font-semibold text-[length:1rem]">
        Emails
      </h3>
      <p>
        What your visitors and you get by email, as it is sent. The texts are built in, so whoever
        runs the site changes them in their file.
      </p>
      <p className="grid gap-1">
        <TextLink to={paths.emailPreviews} isTall>
          Look at every email
        </TextLink>
        <code className="text-fine text-slate">services/email/src/emails</code>
      </p>
    </section>
  );
}
