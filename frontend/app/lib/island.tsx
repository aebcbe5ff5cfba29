import { type ComponentType, createContext, type ReactElement, use } from 'react';

/** The parts of public pages that React runs in the browser, by the names of their files. document/react.tsx loads them. */
export type IslandName =
  | 'booking-view'
  | 'consultation'
  | 'lead-form'
  | 'share-button'
  | 'thank-you-view'
  | 'toaster';

type DrawIsland = (content: ReactElement, name: IslandName) => string;

/** How the build draws an island: as a React root of its own, as in the browser. Null in the owner's app. */
export const IslandDrawing = createContext<DrawIsland | null>(null);

interface IslandOptions {
  /** `use`: with the first focus, touch or pointer. `with-others`: with the first other island. */
  start: 'now' | 'use' | 'with-others';
  /** Query parameters that start it at once. */
  startsFor?: readonly string[];
  /** Whether it is fetched before its use, once it is in view and the page is idle. */
  isFetchedInView?: boolean;
}

/** Makes a component an island: the build draws it into the page, and the browser starts it when it is needed. */
export function island<Props extends object>(
  name: IslandName,
  Content: ComponentType<Props>,
  { start, startsFor, isFetchedInView }: IslandOptions,
): ComponentType<Props> {
  return function Island(props) {
    const draw = use(IslandDrawing);
    const content = <Content {...props} />;
    if (!draw) return content;
    return (
      <div
        className="contents"
        data-island={name}
        data-props={JSON.stringify(props)}
        data-start={start}
        data-starts-for={startsFor?.join(' ')}
        data-fetched-in-view={isFetchedInView ? '' : undefined}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by React
        dangerouslySetInnerHTML={{ __html: draw(content, name) }}
      />
    );
  };
}
