import { brand } from '@agency/contracts';
import { useEffect, useRef } from 'react';
import berth from '~/artwork/berth.svg?url';
import { SplitSection } from '~/components/marketing/split-section';
import { thankYou } from '~/content/thank-you';
import { paths } from '~/lib/paths';
import { ButtonLink } from '~/ui/button';

export function Booked() {
  const { heading, text, question, button } = thankYou.booked;
  const headline = useRef<HTMLHeadingElement>(null);

  // The pressed button is gone: the news takes the focus, and is read out.
  useEffect(() => {
    headline.current?.focus();
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);

  return (
    <SplitSection picture={{ src: berth, alt: 'A sloop made fast at a pier' }}>
      <h1 ref={headline} tabIndex={-1} className="text-page outline-none">
        {heading}
      </h1>
      <p className="mt-6 max-w-[30.5em] text-lead">{text}</p>
      <p className="mt-4">
        {question}{' '}
        <a className="font-semibold underline underline-offset-4" href={`mailto:${brand.email}`}>
          {brand.email}
        </a>
      </p>
      <p className="mt-8">
        <ButtonLink to={paths.home}>{button}</ButtonLink>
      </p>
    </SplitSection>
  );
}
