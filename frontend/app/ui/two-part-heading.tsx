interface TwoPartHeadingProps {
  text: { plain: string; emphasized: string };
}

/** A heading's text with its one emphasized phrase in the italic that charts letter water names in. */
export function TwoPartHeading({ text }: TwoPartHeadingProps) {
  return (
    <>
      {text.plain} <em>{text.emphasized}</em>
    </>
  );
}
