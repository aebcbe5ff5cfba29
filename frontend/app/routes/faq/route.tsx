import pennant from '~/artwork/answering-pennant.svg?url';
import pennantNarrow from '~/artwork/answering-pennant-narrow.svg?url';
import { CallBar } from '~/components/marketing/call-bar';
import { DeepBand } from '~/components/marketing/cta-banner';
import pageSectionStyles from '~/components/marketing/page-section.module.css';
import { agencyProfile } from '~/content/agency';
import { faqBanner, faqCategories, faqHero, faqMeta } from '~/content/faq';
import { leadPathOf } from '~/content/lead-path';
import { pageMeta } from '~/content/page-meta';
import { ButtonLink } from '~/ui/button';
import { classNames } from '~/ui/class-names';
import { PageHeading } from '~/ui/page-heading';
import { BeforeYouAsk } from './before-you-ask';
import { Category } from './category';
import { Facts } from './facts';
import styles from './faq.module.css';
import { Industries } from './industries';

export const meta = () => pageMeta({ ...faqMeta, structured: [agencyProfile] });

/** No reveal animations here: visitors scan this page for their question. */
export default function Faq() {
  return (
    <>
      <section className={classNames(pageSectionStyles.hero, styles.hero)}>
        <div className={classNames('chart-width', pageSectionStyles.heroSplit)}>
          <PageHeading kicker={faqHero.kicker} text={faqHero.heading} />
          <p className="max-w-[26.5em] text-lead">{faqHero.lead}</p>
        </div>
        <nav aria-label="Questions by subject" className="chart-width">
          <ul className={styles.jumps}>
            {faqCategories.map(({ id, category }) => (
              <li key={id}>
                <a href={`#${id}`}>{category}</a>
              </li>
            ))}
          </ul>
        </nav>
        <picture>
          <source media="(width < 48rem)" srcSet={pennantNarrow} width={720} height={320} />
          <img src={pennant} alt="" width={1440} height={320} fetchPriority="high" />
        </picture>
      </section>
      <CallBar button={faqBanner.consultation.label} to={leadPathOf(faqBanner.consultation.label)}>
        <div>
          {faqCategories.map((category) => (
            <Category key={category.id} category={category} />
          ))}
        </div>
        <BeforeYouAsk />
        <Industries />
      </CallBar>
      <DeepBand>
        <div>
          <h2 className="text-heading">{faqBanner.heading}</h2>
          <p className="mt-4 max-w-[32em]">{faqBanner.text}</p>
        </div>
        <p className="flex flex-wrap gap-4">
          <ButtonLink href={faqBanner.contact.to} variant="secondary" className="min-h-14 px-7">
            {faqBanner.contact.label}
          </ButtonLink>
          <ButtonLink href={faqBanner.consultation.to} className="min-h-14 px-7">
            {faqBanner.consultation.label}
          </ButtonLink>
        </p>
      </DeepBand>
      <Facts />
    </>
  );
}
