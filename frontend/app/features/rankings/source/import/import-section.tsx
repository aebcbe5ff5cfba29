import type { RankingSource } from '@agency/contracts';
import { ImportForm } from './import-form';

/** Uploads belong to one source; the others say how to get there. */
export function ImportSection({ source }: { source: RankingSource }) {
  return (
    <section aria-labelledby="import-export" className="rank-section">
      <h2 id="import-export">Upload an export</h2>
      {source === 'csv' ? (
        <>
          <p className="desk-minor">
            In Search Console open Performance, choose a period, and export it as CSV. Upload the
            zip as it is, or the Queries file out of it.
          </p>
          <ImportForm />
        </>
      ) : (
        <p className="rank-empty">
          {source === 'sample'
            ? 'The figures are sample data.'
            : 'Figures come from Search Console.'}{' '}
          To upload exports of your own instead, set <code>RANKINGS_SOURCE=csv</code> on the server.
          Each source keeps its own figures.
        </p>
      )}
    </section>
  );
}
