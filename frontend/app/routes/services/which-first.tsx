import { startServices, whichFirst } from '~/content/which-first';
import styles from './which-first.module.css';

/** Which service to start with: a chart of budget by urgency. On phones each budget is a list. */
export function WhichFirst() {
  const { heading, lead, corner, columns, rows, note } = whichFirst;
  return (
    <section aria-labelledby="which-first" className="pb-16 lg:pb-24">
      <div className="chart-width">
        <h2 id="which-first" className="text-heading">
          {heading}
        </h2>
        <p className="mt-3 max-w-[34em]">{lead}</p>
        <table aria-labelledby="which-first" className={styles.chart}>
          <thead>
            <tr>
              <th scope="col">{corner}</th>
              {columns.map(({ name, who }) => (
                <th key={name} scope="col">
                  {name}
                  <span className={styles.who}>{who}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ budget, starts }) => (
              <tr key={budget}>
                <th scope="row">{budget}</th>
                {starts.map(({ first, why }, index) => (
                  <td key={why} data-first={first}>
                    <span aria-hidden="true" className={styles.column}>
                      {columns[index]?.name}
                    </span>
                    <a href={`#${first}`}>{startServices[first]}</a>
                    <span className={styles.why}>{why}</span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <p className="mt-4 max-w-[40em] text-small">{note}</p>
      </div>
    </section>
  );
}
