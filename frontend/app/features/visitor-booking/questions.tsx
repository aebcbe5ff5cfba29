import { brand } from '@agency/contracts';
import { booking as texts } from '~/content/booking';

interface QuestionsProps {
  children?: string;
}

export function Questions({ children = texts.question }: QuestionsProps) {
  return (
    <p className="mt-8">
      {children}{' '}
      <a className="font-semibold underline underline-offset-4" href={`mailto:${brand.email}`}>
        {brand.email}
      </a>
    </p>
  );
}
