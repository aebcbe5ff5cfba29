import { Link } from 'react-router';
import { paths } from '~/lib/paths';
import { Button } from '~/ui/button';
import { classNames } from '~/ui/class-names';
import { essentialOnly, everything } from '../choices';
import { openSettings } from '../consent-store';
import styles from './consent.module.css';
import { decideAndRestoreFocus } from './decide-and-restore-focus';

/**
 * The question, in a strip that sticks to the window's lower edge. It has a place of its own at the end of
 * the page, so that nothing is hidden behind it for good, and it takes no focus: it can wait.
 */
export function Banner() {
  return (
    <section
      aria-label="Cookie consent"
      data-consent-banner=""
      className={classNames(styles.banner, 'on-deep')}
    >
      <div className="chart-width flex flex-wrap items-center gap-x-10 gap-y-3 py-4">
        {/* Two short texts: one long enough would count as the largest thing a page paints. */}
        <div className="flex-[1_1_20rem] text-small">
          <p>May we count visits, and see which ads bring people here?</p>
          <p>
            Not unless you say so.{' '}
            <Link to={paths.privacyPolicy} className="underline underline-offset-4">
              Privacy policy
            </Link>
          </p>
        </div>
        <div className={styles.answers}>
          <Button variant="secondary" onClick={() => decideAndRestoreFocus(everything)}>
            Accept All
          </Button>
          <Button variant="secondary" onClick={() => decideAndRestoreFocus(essentialOnly)}>
            Essential Only
          </Button>
          <Button variant="quiet" onClick={() => void openSettings()}>
            Customize
          </Button>
        </div>
      </div>
    </section>
  );
}
