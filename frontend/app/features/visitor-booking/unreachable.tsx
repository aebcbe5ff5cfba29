import lostBearing from '~/artwork/lost-bearing.svg?url';
import { SplitSection } from '~/components/marketing/split-section';
import { booking as texts } from '~/content/booking';
import { Button } from '~/ui/button';
import { Headline } from './headline';
import { Questions } from './questions';

interface UnreachableProps {
  isTrying: boolean;
  onRetry: () => void;
}

export function Unreachable({ isTrying, onRetry }: UnreachableProps) {
  return (
    <SplitSection picture={{ src: lostBearing, alt: '' }} pictureOnlyBeside>
      <div role="alert">
        <Headline text={texts.unreachable.text}>{texts.unreachable.heading}</Headline>
      </div>
      <p className="mt-8">
        <Button busy={isTrying} onClick={onRetry}>
          Try again
        </Button>
      </p>
      <Questions />
    </SplitSection>
  );
}
