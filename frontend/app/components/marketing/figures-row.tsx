import type { ChartSymbolName } from '~/content/chart-symbols';
import { type Figure, landingFigures } from '~/content/claims';
import { classNames } from '~/ui/class-names';
import { Reveal } from '~/ui/reveal';
import { ChartSymbol } from './chart-symbol';
import styles from './figures-row.module.css';

const symbols: readonly ChartSymbolName[] = ['lead-line', 'flag', 'anchor', 'log'];

interface FiguresRowProps {
  look: 'deep' | 'line' | 'shoal';
  figures?: readonly Figure[];
}

/** The agency's headline figures in one row. */
export function FiguresRow({ look, figures = landingFigures }: FiguresRowProps) {
  return (
    <section aria-label="The agency in numbers" className={styles.root} data-look={look}>
      <dl className={classNames('chart-width', styles.grid)}>
        {figures.map((figure, index) => (
          <Reveal key={figure.label} index={index} className={styles.cell}>
            <dt className="text-small">{figure.label}</dt>
            <dd>
              <ChartSymbol name={symbols[index % symbols.length] ?? 'anchor'} />
              {figure.value}
            </dd>
          </Reveal>
        ))}
      </dl>
    </section>
  );
}
