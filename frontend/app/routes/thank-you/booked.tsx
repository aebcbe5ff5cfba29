import { brand } from '@agency/contracts';
import { lazy, Suspense } from 'react';
import { LoadingView } from '~/components/loading-view';
import { thankYou } from '~/content/thank-you';
import type { BookedCallProps } from '~/features/booking/booked/booked-call';
import { paths } from '~/lib/paths';
import { whenIdle } from '~/lib/when-idle';
import { ButtonLink } from '~/ui/button';
import { useFocusOnOpen } from '~/ui/use-focus';

const loadBookedCall = () => import('~/features/booking/booked/booked-call');

/** Loads the confirmation's code while a time is being chosen. A failed load is retried when it is shown. */
export function prepareBooked(): void {
  whenIdle()
    .then(loadBookedCall)
    .catch(() => undefined);
}

const LoadedCall = lazy(() =>
  loadBookedCall().then(
    ({ BookedCall }) => ({ default: BookedCall }),
    () => ({ default: BookedFallback }),
  ),
);

/** Loads the confirmation on demand: most visits end before it. */
export function Booked(props: BookedCallProps) {
  return (
    <Suspense
      fallback={
        props.isNew ? (
          <BookedHeadline stored={props.stored} />
        ) : (
          <LoadingView {...thankYou.reading} />
        )
      }
    >
      <LoadedCall {...props} />
    </Suspense>
  );
}

/** Shown if the code could not be loaded. Only a call booked just now is certain; otherwise it shows `children`. */
function BookedFallback({ stored, isNew, children }: BookedCallProps) {
  const { question, button } = thankYou.booked;
  if (!isNew) return children;
  return (
    <>
      <BookedHeadline stored={stored} />
      <p className="mt-8">
        {question}{' '}
        <a className="font-semibold underline underline-offset-4" href={`mailto:${brand.email}`}>
          {brand.email}
        </a>
      </p>
      <p className="mt-8">
        <ButtonLink href={paths.home}>{button}</ButtonLink>
      </p>
    </>
  );
}

/**
 * The confirmation while its parts are loading. It has no links: a visitor who had tabbed to one would lose the focus
 * to the headline once the parts are loaded.
 */
function BookedHeadline({ stored }: Pick<BookedCallProps, 'stored'>) {
  // Unparsed, because the parser is among the parts that are loading.
  const { heading, text } = stored.includes('"confirmBy"') ? thankYou.held : thankYou.booked;
  const headline = useFocusOnOpen<HTMLHeadingElement>();
  return (
    <>
      <h1 ref={headline} tabIndex={-1} className="text-page outline-none">
        {heading}
      </h1>
      <p className="mt-4 max-w-[46ch] text-lead">{text}</p>
    </>
  );
}
