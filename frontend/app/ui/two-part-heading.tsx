interface TwoPartHeadingProps {
  text: { plain: string; emphasised: string };
}

/** A heading's text with its one emphasised phrase in the italic that charts letter water names in. */
export function TwoPartHeading({ text }: TwoPartHeadingProps) {
  return (
    <>
      {text.plain} <em>{text.emphasised}</em>
    </>
  );
}
