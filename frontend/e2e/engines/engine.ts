/** A browser engine whose installed build Playwright cannot drive, with any number of tabs. */
export interface Engine {
  /** Opens a new profile: a new visitor in a window of this width, in Eastern Time, with reduced motion. */
  openPage(width: number): Promise<EnginePage<unknown>>;
  /** The pages' reports since the last call: errors, warnings, requests to other hosts. */
  takeErrors(): string[];
  stop(): Promise<void>;
}

/** What an engine's driver can do with a page and its elements. */
export interface EnginePage<Element> {
  open(url: string): Promise<void>;
  address(): Promise<string>;
  /** Runs a script without a result. */
  run(script: string): Promise<void>;
  /** Runs a function in the page that returns an element or nothing. */
  find(
    search: (...args: string[]) => globalThis.Element | null,
    ...args: string[]
  ): Promise<Element | null>;
  read(element: Element, property: string): Promise<string>;
  focus(element: Element): Promise<void>;
  click(element: Element): Promise<void>;
  clickAt(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** A PNG of the window's content. */
  picture(): Promise<Buffer>;
  close(): Promise<void>;
}

export type Key = 'm' | 'Enter' | 'Backspace' | 'ArrowDown' | 'ArrowLeft';

export const windowHeight = 844;
