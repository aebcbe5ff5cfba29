import { agencyPhone } from '@agency/contracts';
import unsurveyed from '~/artwork/unsurveyed.svg?url';
import { notFound, notFoundMeta } from '~/content/failures';
import { missingPageMeta } from '~/content/page-meta';
import { PhoneLink } from '~/ui/email-or-phone';
import styles from './not-found.module.css';

export const meta = () => missingPageMeta(notFoundMeta);

export default function NotFound() {
  return (
    <section className={styles.root}>
      <img src={unsurveyed} alt="" width={1440} height={820} className={styles.chart} />
      <div className="chart-width">
        <h1 className="text-page">{notFound.heading}</h1>
        <p className="mt-6 max-w-[min(24em,95%)] text-lead">{notFound.text}</p>
        <ul className="mt-8 grid max-w-xs">
          {notFound.links.map((link) => (
            <li key={link.to} className="border-b border-ink/25">
              <a
                href={link.to}
                className="flex min-h-12 items-center font-display text-title hover:italic"
              >
                {link.label}
              </a>
            </li>
          ))}
        </ul>
        {agencyPhone && (
          <p className="mt-6">
            {notFound.call} <PhoneLink />
          </p>
        )}
      </div>
    </section>
  );
}
