import infoCardStyles from '~/components/marketing/info-card.module.css';
import topicListStyles from '~/components/marketing/topic-list.module.css';
import { leadBenefits, leadTopics } from '~/content/lead-generation';
import { Reveal } from '~/ui/reveal';
import { TwoPartHeading } from '~/ui/two-part-heading';

/** The topics of the call, and what the visitor takes away. */
export function Agenda() {
  return (
    <section aria-label="The consultation" className="py-20 lg:py-28">
      <div className="chart-width grid gap-x-20 gap-y-16 lg:grid-cols-[7fr_5fr]">
        <div>
          <h2 className="text-heading">
            <TwoPartHeading text={leadTopics.heading} />
          </h2>
          <ol className={topicListStyles.root}>
            {leadTopics.entries.map((topic, index) => (
              <Reveal as="li" key={topic} index={index} stepSeconds={0.05}>
                {topic}
              </Reveal>
            ))}
          </ol>
        </div>
        <div>
          <h2 className="text-heading">
            <TwoPartHeading text={leadBenefits.heading} />
          </h2>
          <ul className="mt-8 grid gap-4">
            {leadBenefits.entries.map((benefit, index) => (
              <Reveal as="li" key={benefit.title} index={index} className={infoCardStyles.root}>
                <h3 className="text-title">{benefit.title}</h3>
                <p className="mt-2 text-small">{benefit.text}</p>
              </Reveal>
            ))}
          </ul>
          <p className="mt-6 text-small">{leadBenefits.basis}</p>
        </div>
      </div>
    </section>
  );
}
