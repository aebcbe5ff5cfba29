import { consentBanner as texts } from '~/content/consent';
import { paths } from '~/lib/paths';
import { Button } from '~/ui/button';
import { classNames } from '~/ui/class-names';
import styles from './consent.module.css';

const answer = { variant: 'secondary', size: 'compact' } as const;

/**
 * The question, in a strip along the window's lower edge; in a short window above the header, where it covers nothing.
 * It takes no focus: it can wait.
 */
export function Banner() {
  return (
    <section
      aria-label={texts.label}
      data-consent-banner=""
      className={classNames(styles.banner, 'on-deep')}
    >
      <div className={classNames(styles.row, 'chart-width')}>
        {/* Two short texts: a single long one would count as the largest contentful paint. */}
        <div className={styles.question}>
          <p>{texts.question}</p>
          <p>
            <span className="max-sm:hidden">{texts.promise} </span>
            <a
              href={paths.privacyPolicy}
              className="-my-1 inline-block py-1 underline underline-offset-4"
            >
              {texts.policy}
            </a>
          </p>
        </div>
        <div className={styles.answers}>
          <Button {...answer} value="all">
            {texts.acceptAll}
          </Button>
          <Button {...answer} value="essential">
            {texts.essentialOnly}
          </Button>
          <Button {...answer} value="settings">
            {texts.customize}
          </Button>
        </div>
      </div>
    </section>
  );
}
