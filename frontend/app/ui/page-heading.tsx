import { TwoPartHeading } from './two-part-heading';

interface PageHeadingProps {
  /** The page's subject in the words people search for. */
  kicker: string;
  text: { plain: string; emphasized: string };
}

/** A headline under a line that says what the page is about. */
export function PageHeading({ kicker, text }: PageHeadingProps) {
  return (
    <hgroup>
      <p className="font-display text-kicker text-magenta italic">{kicker}</p>
      <h1 className="mt-3 text-page">
        <TwoPartHeading text={text} />
      </h1>
    </hgroup>
  );
}
