import longleaf from '~/artwork/longleaf.svg?url';
import ctaBannerStyles from '~/components/marketing/cta-banner.module.css';
import { homeAbout } from '~/content/home';
import { paths } from '~/lib/paths';
import { ButtonLink } from '~/ui/button';
import { Reveal } from '~/ui/reveal';
import styles from './home.module.css';

export function About() {
  const { heading, lead, cards, banner } = homeAbout;
  return (
    <section aria-labelledby="about-heading" className="py-20 lg:py-32">
      <div className="chart-width grid gap-x-16 gap-y-12 lg:grid-cols-[5fr_7fr]">
        <div>
          <h2 id="about-heading" className="text-heading">
            {heading}
          </h2>
          <p className="mt-6 max-w-[25.5em] text-lead">{lead}</p>
          <img
            src={longleaf}
            alt=""
            width={420}
            height={380}
            loading="lazy"
            className="mt-10 hidden w-full max-w-sm lg:block"
          />
        </div>
        <ul className={styles.notes}>
          {cards.map((card, index) => (
            <Reveal as="li" key={card.title} index={index} className={styles.note}>
              {'figure' in card && (
                <p className="font-display text-[clamp(3.25rem,1.5rem+7vw,6.5rem)] leading-[0.9] text-channel">
                  {card.figure}
                </p>
              )}
              <h3 className="text-title">{card.title}</h3>
              <p className="mt-2 max-w-[34.5em]">{card.text}</p>
            </Reveal>
          ))}
        </ul>
      </div>
      <Reveal className="chart-width mt-16 lg:mt-24">
        <div className={ctaBannerStyles.notice}>
          <p className="max-w-[14em] font-display text-[clamp(1.625rem,1.3rem+1.4vw,2.5rem)] leading-[1.12] tracking-tight text-balance sm:max-w-[18em]">
            {banner.text}
          </p>
          {/* Not by `leadPathOf`: its table is too large for this page. */}
          <ButtonLink
            href={`${paths.leadGeneration}?topic=audit`}
            className="min-h-14 px-7 text-body"
          >
            {banner.button}
          </ButtonLink>
        </div>
      </Reveal>
    </section>
  );
}
