import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import type { ReactElement } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router-dom';
import { IslandDrawing } from './lib/island';

/** With the id prefix of its root in the browser, so that ids match. */
const drawIsland = (content: ReactElement, identifierPrefix: string) =>
  renderToString(content, { identifierPrefix });

/**
 * Renders a page at build time, as a whole. The router's own entry sends what is ready first and fills in the rest by
 * inline scripts, which every page would carry and run.
 */
export default function drawPage(
  { url }: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      // The router's fallback starts the owner's app; every other page is a document.
      <IslandDrawing value={context.isSpaMode ? null : drawIsland}>
        <ServerRouter context={context} url={url} />
      </IslandDrawing>,
      {
        onAllReady() {
          const body = new PassThrough();
          headers.set('Content-Type', 'text/html');
          resolve(new Response(createReadableStreamFromReadable(body), { headers, status }));
          pipe(body);
        },
        onShellError: reject,
        onError: reject,
      },
    );
  });
}
