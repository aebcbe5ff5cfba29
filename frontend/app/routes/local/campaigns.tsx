import { ChartSymbol } from '~/components/marketing/chart-symbol';
import { PageSection } from '~/components/marketing/page-section';
import type { SectionOf } from '~/content/local/local-page';
import { Reveal } from '~/ui/reveal';
import styles from './local.module.css';

export function Campaigns({ heading, entries }: SectionOf<'campaigns'>) {
  return (
    <PageSection name="campaigns" heading={heading}>
      <ul className={styles.campaigns}>
        {entries.map((entry, index) => (
          <Reveal as="li" key={entry.title} index={index % 2}>
            <ChartSymbol name={entry.icon} className="size-9 text-magenta" />
            <h3 className="mt-3 text-title">{entry.title}</h3>
            <p className="mt-2 max-w-[34.5em]">{entry.text}</p>
            <ul className={styles.campaignSteps}>
              {entry.steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ul>
          </Reveal>
        ))}
      </ul>
    </PageSection>
  );
}
