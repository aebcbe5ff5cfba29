import styles from './today.module.css';

const drawings = {
  phone:
    'M3 1.500h2.500l1.2 3.3-1.6 1.400a9 9 0 0 0 4.7 4.700l1.4-1.6 3.3 1.200V13c0 1-.8 1.5-1.8 1.400C6.5 13.9 2.1 9.5 1.6 3.3 1.5 2.3 2 1.5 3 1.500z',
  mail: 'M1.5 3.500h13v9h-13zm0 .5L8 9l6.5-5',
};

interface ReachLinkProps {
  href: string;
  icon: keyof typeof drawings;
  /** Whom it reaches, for assistive technology. */
  name: string;
  children: string;
}

/** Calls or writes to a lead. Looks like the buttons beside it. */
export function ReachLink({ href, icon, name, children }: ReachLinkProps) {
  return (
    <a href={href} className={styles.reach}>
      <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4 shrink-0" fill="none">
        <path d={drawings[icon]} stroke="currentColor" strokeWidth="1.3" />
      </svg>
      {children}
      <span className="sr-only">: {name}</span>
    </a>
  );
}
