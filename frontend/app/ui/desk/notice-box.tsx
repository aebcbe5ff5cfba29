import type { ComponentProps } from 'react';
import { classNames } from '../class-names';

const tones = {
  info: 'border-channel bg-shallows',
  success: 'border-(--color-success) bg-shallows',
  warning: 'border-(--color-warning) bg-[#fdf3dc]',
  danger: 'border-(--color-danger) bg-[#fbeceb]',
};

interface NoticeBoxProps extends ComponentProps<'div'> {
  tone: keyof typeof tones;
}

/** A notice beside the content. The caller sets its gap and height by class. */
export function NoticeBox({ tone, className, ...props }: NoticeBoxProps) {
  return <div {...props} className={classNames('grid border-l-4 px-4', tones[tone], className)} />;
}
