import { type Certificate, daysBetween, easternDateOf } from '@agency/contracts';
import { useQuery } from '@tanstack/react-query';
import { formatShortDay } from '~/lib/eastern-display';
import { useCurrentMinute } from '~/lib/use-clock';
import { AlertLine } from './shared/alert-line';
import { certificateQuery } from './shared/queries/certificate';

const relative = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' });

/** One line about a certificate that someone must replace, on every view of the desk. Renders nothing otherwise. */
export function CertificateLine() {
  const now = useCurrentMinute();
  const { data } = useQuery(certificateQuery);
  if (!data?.certificate || data.certificate.state === 'valid') return null;
  const sentence = sentenceOf(data.certificate, now);
  return <AlertLine title={sentence} isWrapped />;
}

function sentenceOf({ state, expiresAt }: Certificate, now: Date): string {
  if (state === 'self-signed') {
    return 'The site has no trusted certificate yet, and browsers warn visitors. Ask whoever runs the site to install one.';
  }
  const day = easternDateOf(new Date(expiresAt));
  if (state === 'expired') {
    return `The site’s certificate expired on ${formatShortDay(day)}, and browsers warn visitors. Ask whoever runs the site to renew it.`;
  }
  const inDays = relative.format(daysBetween(easternDateOf(now), day), 'day');
  return `The site’s certificate expires ${inDays} (${formatShortDay(day)}). Ask whoever runs the site to renew it.`;
}
