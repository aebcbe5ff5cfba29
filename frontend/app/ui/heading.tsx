interface TwoPartHeadingProps {
  text: { plain: string; emphasized: string };
}

/** A heading with one emphasized phrase, in italics. */
export function TwoPartHeading({ text }: TwoPartHeadingProps) {
  return (
    <>
      {text.plain} <em>{text.emphasized}</em>
    </>
  );
}

interface PageHeadingProps {
  /** The page's subject as people search for it. */
  kicker: string;
  text: { plain: string; emphasized: string };
}

/** A headline below a line with the page's subject. */
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
