import type { Person } from '@agency/contracts';
import { peopleHeading } from '~/content/agency-people';
import { TwoPartHeading } from '~/ui/two-part-heading';

/** The people who manage the accounts. */
export function People({ people }: { people: readonly Person[] }) {
  return (
    <section aria-labelledby="people-heading" className="py-20 lg:py-28">
      <div className="chart-width grid gap-x-16 gap-y-10 lg:grid-cols-[5fr_7fr]">
        <h2 id="people-heading" className="text-heading">
          <TwoPartHeading text={peopleHeading} />
        </h2>
        <ul className="grid gap-6">
          {people.map(({ name, role, line, photo }) => (
            <li key={name} className="flex gap-6 border-t border-ink pt-5">
              {photo && <img src={photo} alt="" width={96} height={96} loading="lazy" />}
              <div>
                <h3 className="text-title">{name}</h3>
                <p className="text-small text-channel">{role}</p>
                <p className="mt-2 max-w-[34.5em]">{line}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
