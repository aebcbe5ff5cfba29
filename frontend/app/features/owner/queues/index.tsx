import { queueNames } from '@agency/contracts';
import { Link } from 'react-router';
import { QueueSection } from './queue-section';

/** What the product does in the background: what waits, what failed, and why. */
export function Queues() {
  return (
    <section aria-labelledby="queues" className="queues">
      <Link to={{ search: '' }} className="text-link">
        Back to the leads
      </Link>
      <h2 id="queues">Queues</h2>
      <p>
        What is to be done in the background. A mail that is due later, such as a reminder, comes
        here when its time has come.
      </p>
      {queueNames.map((name) => (
        <QueueSection key={name} name={name} />
      ))}
    </section>
  );
}
