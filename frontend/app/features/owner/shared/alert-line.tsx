import { type ReactNode, useId } from 'react';
import { classNames } from '~/ui/class-names';

const tones = { danger: 'border-l-(--color-danger)', info: 'border-l-channel' };

interface AlertLineProps {
  tone?: keyof typeof tones;
  title: ReactNode;
  /** Beside the title. */
  actions?: ReactNode;
  isOpen?: boolean;
  children?: ReactNode;
}

/** One line about failures or demo data, on every view of the desk. May expand. */
export function AlertLine({
  tone = 'danger',
  title,
  actions,
  isOpen = false,
  children,
}: AlertLineProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      data-open={isOpen ? '' : undefined}
      className={classNames(
        'rounded-button border border-l-4 border-sand bg-paper',
        tones[tone],
        isOpen
          ? 'mt-1 mb-3 max-w-272 flex-[1_0_100%] py-0.5 pr-1 pl-4'
          : 'flex-[0_1_auto] pl-3 max-md:flex-none max-md:rounded-none max-md:border-y-0 max-md:border-r-0 max-md:bg-transparent max-md:pl-2 md:max-lg:flex-[1_0_100%]',
        !isOpen && 'my-0.5 pr-0.5 max-md:my-0',
      )}
    >
      <div
        className={classNames(
          'flex items-center gap-x-3 gap-y-1',
          isOpen
            ? 'flex-wrap'
            : // Lower than the usual touch target, because the line is part of a strip above the leads.
              'max-md:whitespace-nowrap max-md:[&_:is(a,button)]:min-h-7! max-md:[&_:is(a,button)]:border-0',
        )}
      >
        <h2
          id={id}
          className={classNames(
            'font-sans font-semibold leading-[1.35]',
            isOpen ? 'flex-[1_1_10rem]' : 'md:flex-[1_1_10rem]',
            isOpen
              ? 'py-1.5 text-[length:1rem]'
              : 'max-md:text-(length:--text-fine) md:py-1.5 md:text-[length:1rem]',
          )}
        >
          {title}
        </h2>
        {actions}
      </div>
      {children}
    </section>
  );
}
