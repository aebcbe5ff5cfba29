import { PageSection } from '~/components/marketing/page-section';
import { contactQuestions } from '~/content/contact';
import { Reveal } from '~/ui/reveal';

export function Questions() {
  return (
    <PageSection
      name="questions"
      heading={contactQuestions.heading}
      className="bg-shallows py-20 lg:py-28"
    >
      <div className="mt-12 grid gap-x-16 gap-y-10 md:grid-cols-2">
        {contactQuestions.entries.map((entry, index) => (
          <Reveal key={entry.question} index={index} className="border-t border-ink pt-5">
            <h3 className="text-title">{entry.question}</h3>
            <p className="mt-3 max-w-[37.5em]">{entry.answer}</p>
          </Reveal>
        ))}
      </div>
    </PageSection>
  );
}
