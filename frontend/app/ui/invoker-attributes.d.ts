import 'react';

/** Invoker commands and light dismissal: HTML that React's types do not know yet. */
declare module 'react' {
  // biome-ignore lint/correctness/noUnusedVariables: a merged interface repeats its parameters
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close';
    commandfor?: string;
  }
  // biome-ignore lint/correctness/noUnusedVariables: a merged interface repeats its parameters
  interface DialogHTMLAttributes<T> {
    closedby?: 'any' | 'closerequest' | 'none';
  }
}
