import lostBearing from '~/artwork/lost-bearing.svg?url';
import { SplitSection } from '~/components/marketing/split-section';
import { booking as texts, tryAgain } from '~/content/booking';
import { Button } from '~/ui/button';
import { Headline } from './headline';
import { Questions } from './questions';

interface UnreachableProps {
  heading?: string;
  text?: string;
  isTrying: boolean;
  onRetry: () => void;
}

/** A request about the call failed. Default text: the one for loading it. */
export function Unreachable({
  heading = texts.unreachable.heading,
  text = texts.unreachable.text,
  isTrying,
  onRetry,
}: UnreachableProps) {
  return (
    <SplitSection picture={{ src: lostBearing, alt: '' }} pictureOnlyBeside>
      <div role="alert">
        <Headline text={text}>{heading}</Headline>
      </div>
      <p className="mt-8">
        <Button busy={isTrying} onClick={onRetry}>
          {tryAgain}
        </Button>
      </p>
      <Questions />
    </SplitSection>
  );
}
