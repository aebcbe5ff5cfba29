import { Button } from '~/ui/button';

/** Shown when the scheduler's script could not be loaded. */
export function SchedulerUnavailable() {
  return (
    <section>
      <h2 className="text-title">Schedule Your Strategy Call</h2>
      <p role="alert" className="mt-3 text-lead">
        The calendar could not be loaded. Your request has reached us all the same.
      </p>
      <Button className="mt-6" onClick={() => window.location.reload()}>
        Load the page again
      </Button>
    </section>
  );
}
