import { paths } from '~/lib/paths';

/** For pages that promise the free audit. */
export function SampleAuditLink({ className }: { className: string | undefined }) {
  return (
    <p className={className}>
      <a
        href={paths.sampleAudit}
        className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
      >
        See what you get: a sample audit
      </a>
    </p>
  );
}
