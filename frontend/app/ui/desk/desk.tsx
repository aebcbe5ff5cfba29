import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './desk.module.css';

interface DeskProps {
  className?: string;
  children: ReactNode;
}

/** The frame of an owner's page. What lies over it, such as a lead's panel, finds it by `data-desk`. */
export function Desk({ className, children }: DeskProps) {
  return (
    <div className={classNames(styles.root, className)} data-desk="">
      {children}
    </div>
  );
}

export function DeskTitle({ children }: { children: string }) {
  return (
    <h1 className="text-[length:clamp(1.625rem,1.4rem+1vw,2.125rem)] leading-[1.1]">{children}</h1>
  );
}
