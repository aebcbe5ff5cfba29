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
