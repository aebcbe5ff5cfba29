import { HowWeCharge } from '~/components/marketing/how-we-charge';
import { headlineFigures } from '~/content/claims';
import { leadHero, leadMeta } from '~/content/lead-generation';
import { pageMeta } from '~/content/page-meta';
import { LeadForm } from '~/features/lead-form';
import type { RouteHandle } from '~/root';
import { classNames } from '~/ui/class-names';
import { FormSheet } from '~/ui/form-sheet';
import { SampleAuditLink } from '~/ui/site/sample-audit-link';
import { TwoPartHeading } from '~/ui/two-part-heading';
import { Agenda } from './agenda';
import styles from './lead-generation.module.css';

export const meta = () => pageMeta(leadMeta);

export const handle: RouteHandle = { footerYear: 2025 };

export default function LeadGeneration() {
  return (
    <>
      <section className={classNames(styles.hero, 'on-deep')}>
        <div className={classNames('chart-width', styles.grid)}>
          <div className={styles.pitch}>
            <h1 className="text-page">
              <TwoPartHeading text={leadHero.heading} />
            </h1>
            <p className="mt-6 max-w-[26.5em] text-lead text-shoal">{leadHero.lead}</p>
            <SampleAuditLink className="mt-3 hidden lg:block" />
          </div>
          <dl className={styles.figures}>
            {headlineFigures.map((figure) => (
              <div key={figure.label} className="flex flex-col-reverse">
                <dt className="text-small text-shoal">{figure.label}</dt>
                <dd className="whitespace-nowrap font-display text-[2.75rem] leading-none">
                  {figure.value}
                </dd>
              </div>
            ))}
          </dl>
          <div className={styles.form}>
            <FormSheet>
              <h2 className="text-title">{leadHero.formHeading}</h2>
              <p className="mb-6 mt-2 text-small text-slate">{leadHero.formNote}</p>
              <LeadForm variant="lead" />
            </FormSheet>
          </div>
        </div>
      </section>
      <Agenda />
      <HowWeCharge>
        <SampleAuditLink className="mt-4" />
      </HowWeCharge>
    </>
  );
}
