import { brand } from '@agency/contracts';
import { formNotSent } from '~/content/failures';
import { missingPageMeta } from '~/content/page-meta';
import { DeadEnd } from '~/ui/site/page-failed';

export const meta = () => missingPageMeta(formNotSent.meta);

export default function FormNotSent() {
  return (
    <DeadEnd>
      <h1 className="text-page">{formNotSent.heading}</h1>
      <p className="mt-6 max-w-[46ch] text-lead">{formNotSent.back}</p>
      <p className="mt-4 max-w-[46ch] text-lead">
        {formNotSent.needs} {formNotSent.write}{' '}
        <a className="underline underline-offset-4" href={`mailto:${brand.email}`}>
          {brand.email}
        </a>
        {formNotSent.after}
      </p>
    </DeadEnd>
  );
}
