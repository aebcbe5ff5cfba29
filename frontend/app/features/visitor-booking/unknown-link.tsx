import lostBearing from '~/artwork/lost-bearing.svg?url';
import { SplitSection } from '~/components/marketing/split-section';
import { backHome, booking as texts } from '~/content/booking';
import { paths } from '~/lib/paths';
import { ButtonLink } from '~/ui/button';
import { Headline } from './headline';
import { Questions } from './questions';

export function UnknownLink() {
  return (
    <SplitSection picture={{ src: lostBearing, alt: '' }} pictureOnlyBeside>
      <Headline text={texts.unknown.text}>{texts.unknown.heading}</Headline>
      <p className="mt-8 flex flex-wrap gap-3">
        <ButtonLink href={paths.leadGeneration}>{texts.bookAgain}</ButtonLink>
        <ButtonLink href={paths.home} variant="secondary">
          {backHome}
        </ButtonLink>
      </p>
      <Questions />
    </SplitSection>
  );
}
