import { sampleAuditLink, sampleAuditOffer } from '~/content/navigation';

/** For pages that promise the free audit. */
export function SampleAuditLink({ className }: { className?: string | undefined }) {
  return (
    <p className={className}>
      <a
        href={sampleAuditLink.to}
        className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
      >
        {sampleAuditOffer}
      </a>
    </p>
  );
}
