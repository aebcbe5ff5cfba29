import { brand } from '@agency/contracts';

interface LoadingViewProps {
  heading: string;
  text: string;
  /** Shown instead of `text` without scripts; our address follows. */
  withoutScript: string;
}

/** The prerendered page, shown until the address has been read. */
export function LoadingView({ heading, text, withoutScript }: LoadingViewProps) {
  return (
    <>
      <h1 className="text-page">{heading}</h1>
      <p className="mt-4 text-lead [@media(scripting:none)]:hidden">{text}</p>
      <noscript>
        <p className="mt-4 text-lead">
          {withoutScript}{' '}
          <a className="underline underline-offset-4" href={`mailto:${brand.email}`}>
            {brand.email}
          </a>
          .
        </p>
      </noscript>
    </>
  );
}
