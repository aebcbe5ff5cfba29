import pennant from '~/artwork/answering-pennant.svg?url';
import pennantNarrow from '~/artwork/answering-pennant-narrow.svg?url';
import { faqBanner, faqCategories, faqHero, faqMeta } from '~/content/faq';
import { pageMeta } from '~/content/page-meta';
import { agencyProfile } from '~/lib/seo/agency';
import innerStyles from '~/styles/inner.css?url';
import { ButtonLink } from '~/ui/button';
import { TwoPartHeading } from '~/ui/two-part-heading';
import type { Route } from './+types/route';
import { Category } from './category';
import { Facts } from './facts';
import { Industries } from './industries';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: innerStyles }];

export const meta = () => pageMeta({ ...faqMeta, structured: [agencyProfile] });

/** Nothing here waits to be revealed: who has a question is not made to scroll for the answer. */
export default function Faq() {
  return (
    <>
      <section className="inner-hero faq-hero">
        <div className="chart-width inner-hero-split">
          <h1 className="text-page">
            <TwoPartHeading text={faqHero.heading} />
          </h1>
          <p className="max-w-[26.5em] text-lead">{faqHero.lead}</p>
        </div>
        <picture>
          <source media="(width < 48rem)" srcSet={pennantNarrow} width={720} height={320} />
          <img src={pennant} alt="" width={1440} height={320} fetchPriority="high" />
        </picture>
      </section>
      <div>
        {faqCategories.map((category, index) => (
          <Category key={category.category} category={category} number={index + 1} />
        ))}
      </div>
      <Industries />
      <section className="closing-deep on-deep">
        <div className="chart-width closing-grid">
          <div>
            <h2 className="text-heading">{faqBanner.heading}</h2>
            <p className="mt-4 max-w-[32em]">{faqBanner.text}</p>
          </div>
          <p className="flex flex-wrap gap-4">
            <ButtonLink to={faqBanner.contact.to} variant="secondary" className="min-h-14 px-7">
              {faqBanner.contact.label}
            </ButtonLink>
            <ButtonLink to={faqBanner.consultation.to} className="min-h-14 px-7">
              {faqBanner.consultation.label}
            </ButtonLink>
          </p>
        </div>
      </section>
      <Facts />
    </>
  );
}
