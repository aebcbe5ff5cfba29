import featureListStyles from '~/components/marketing/feature-list.module.css';
import { leadPath } from '~/content/lead-path';
import { sheetNumber } from '~/content/services';
import type { ServiceBlock as Block } from '~/content/services-page';
import { serviceBlocks, serviceBlockTexts as texts } from '~/content/services-page';
import { ButtonLink } from '~/ui/button';
import { classNames } from '~/ui/class-names';
import { Reveal } from '~/ui/reveal';
import styles from './service-block.module.css';

interface ServiceBlockProps {
  block: Block;
  number: number;
}

export function ServiceBlock({ block, number }: ServiceBlockProps) {
  const { card, service, description, features, notFor, more } = block;
  return (
    <li id={card.id} className={styles.root} data-color={card.color}>
      <Reveal className={classNames('chart-width', styles.grid)}>
        <div className={styles.picture}>
          <img
            src={card.image.src}
            alt={card.image.alt}
            width={480}
            height={300}
            loading={number === 1 ? undefined : 'lazy'}
          />
          <p aria-hidden="true" className={styles.number}>
            {sheetNumber(number, serviceBlocks.length)}
          </p>
        </div>
        <div>
          <h2 className="text-heading">{card.title}</h2>
          <p className="mt-4 max-w-[37.5em]">{description}</p>
          <ul className={classNames(featureListStyles.root, 'mt-6')}>
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
          <p className="mt-5 text-small text-slate">
            <b className="font-semibold text-ink">{texts.notFor}</b> {notFor}
          </p>
          <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
            <ButtonLink href={leadPath(service)}>
              {texts.button}
              <span className="sr-only"> {texts.buttonSubject(card.title)}</span>
            </ButtonLink>
            {more.map((link) => (
              <a
                key={link.to}
                href={link.to}
                className="inline-flex min-h-11 items-center text-small font-semibold text-channel underline underline-offset-4"
              >
                {link.label}
              </a>
            ))}
          </p>
        </div>
      </Reveal>
    </li>
  );
}
