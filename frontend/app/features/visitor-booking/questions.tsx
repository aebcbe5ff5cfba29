import { brand } from '@agency/contracts';
import { booking as texts } from '~/content/booking';

export function Questions() {
  return (
    <p className="mt-8">
      {texts.question}{' '}
      <a className="font-semibold underline underline-offset-4" href={`mailto:${brand.email}`}>
        {brand.email}
      </a>
    </p>
  );
}
