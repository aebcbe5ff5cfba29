import lostBearing from '~/artwork/lost-bearing.svg?url';
import { SplitSection } from '~/components/marketing/split-section';
import { thankYou } from '~/content/thank-you';
import { paths } from '~/lib/paths';
import { ButtonLink } from '~/ui/button';
import { EmailOrPhone } from '~/ui/site/email-or-phone';

export function UnknownLead() {
  const { heading, text, button, otherwise } = thankYou.unknownLead;
  return (
    <SplitSection picture={{ src: lostBearing, alt: '' }} pictureOnlyBeside>
      <h1 className="text-page">{heading}</h1>
      <p className="mt-6 max-w-[29.5em] text-lead">{text}</p>
      <p className="mt-8">
        <ButtonLink href={paths.leadGeneration}>{button}</ButtonLink>
      </p>
      <p className="mt-6">
        {otherwise} <EmailOrPhone />
      </p>
    </SplitSection>
  );
}
