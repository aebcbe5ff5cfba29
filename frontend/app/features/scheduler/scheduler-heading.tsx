import { scheduler as texts } from '~/content/scheduler';

/** The same above the slot picker and its skeleton, so that nothing moves when one replaces the other. */
export function SchedulerHeading({ id }: { id?: string }) {
  return (
    <>
      <h2 id={id} className="text-title">
        {texts.heading}
      </h2>
      <p className="mt-1 text-fine text-slate">{texts.text}</p>
    </>
  );
}
