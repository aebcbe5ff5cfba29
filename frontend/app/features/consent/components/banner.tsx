import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { paths } from '~/lib/paths';
import { Button } from '~/ui/button';
import { classNames } from '~/ui/class-names';
import { essentialOnly, everything } from '../choices';
import { openSettings } from '../consent-store';
import styles from './consent.module.css';
import { decideAndRestoreFocus } from './decide-and-restore-focus';

const answer = { variant: 'secondary', size: 'compact' } as const;

/**
 * The question, in a strip along the window's lower edge; in a short window above the header, where it covers nothing.
 * It takes no focus: it can wait.
 */
export function Banner() {
  const banner = useRef<HTMLElement>(null);

  useEffect(() => {
    const { current } = banner;
    if (!current) return;
    // Notices and the keyboard's focus stay above it, however many lines the text takes.
    const above = document.querySelectorAll<HTMLElement>(':root, [data-above-banner]');
    const observer = new ResizeObserver(() => {
      const height = `${current.offsetHeight}px`;
      for (const { style } of above) style.setProperty('--banner-height', height);
      // It may have come over what the visitor is at.
      document.querySelector('main :focus')?.scrollIntoView({ block: 'nearest' });
    });
    observer.observe(current);
    return () => {
      observer.disconnect();
      for (const { style } of above) style.removeProperty('--banner-height');
    };
  }, []);

  return (
    <section
      ref={banner}
      aria-label="Cookie consent"
      data-consent-banner=""
      className={classNames(styles.banner, 'on-deep')}
    >
      <div className={classNames(styles.row, 'chart-width')}>
        {/* Two short texts: one long enough would count as the largest thing a page paints. */}
        <div className={styles.question}>
          <p>May we count visits and see which ads work?</p>
          <p>
            Not unless you say so.{' '}
            <Link
              to={paths.privacyPolicy}
              className="-my-1 inline-block py-1 underline underline-offset-4"
            >
              Privacy policy
            </Link>
          </p>
        </div>
        <div className={styles.answers}>
          <Button {...answer} onClick={() => decideAndRestoreFocus(everything)}>
            Accept All
          </Button>
          <Button {...answer} onClick={() => decideAndRestoreFocus(essentialOnly)}>
            Essential Only
          </Button>
          <Button {...answer} onClick={() => void openSettings()}>
            Customize
          </Button>
        </div>
      </div>
    </section>
  );
}
