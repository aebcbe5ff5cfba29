import { HowWeCharge } from '~/components/marketing/how-we-charge';
import { headlineFigures } from '~/content/claims';
import { leadMeta } from '~/content/lead-generation';
import { pageMeta } from '~/content/page-meta';
import { island } from '~/lib/island';
import type { RouteHandle } from '~/root';
import { classNames } from '~/ui/class-names';
import { SampleAuditLink } from '~/ui/site/sample-audit-link';
import { Agenda } from './agenda';
import { Consultation } from './consultation';
import styles from './lead-generation.module.css';

export const meta = () => pageMeta(leadMeta);

export const handle: RouteHandle = { footerYear: 2025 };

const LiveConsultation = island('consultation', Consultation, {
  start: 'use',
  startsFor: ['topic', 'service'],
  isFetchedInView: true,
});

export default function LeadGeneration() {
  return (
    <>
      <section className={classNames(styles.hero, 'on-deep')}>
        <div className={classNames('chart-width', styles.grid)}>
          <LiveConsultation />
          <dl className={styles.figures}>
            {headlineFigures.map((figure) => (
              <div key={figure.label} className="flex flex-col-reverse">
                <dt className="text-small text-shoal">{figure.label}</dt>
                <dd className="whitespace-nowrap font-display text-[clamp(2.25rem,12vw,2.75rem)] leading-none">
                  {figure.value}
                </dd>
              </div>
            ))}
          </dl>
          <SampleAuditLink className={styles.sample} />
        </div>
      </section>
      <Agenda />
      <HowWeCharge />
    </>
  );
}
