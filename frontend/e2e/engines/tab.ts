import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import type { EnginePage, Key } from './engine.ts';

/** Finds an element by role and name, label, or text. A string must match in full. */
export interface Target {
  by: 'Role' | 'LabelText' | 'Text';
  role?: string;
  name: string | RegExp;
}

const byRole =
  (role: string) =>
  (name: string | RegExp): Target => ({ by: 'Role', role, name });
export const button = byRole('button');
export const link = byRole('link');
export const textbox = byRole('textbox');
export const heading = byRole('heading');
export const dialog = byRole('dialog');
export const region = byRole('region');
export const toggle = byRole('switch');
export const slider = byRole('slider');
/** For fields without a role, such as a password. */
export const field = (name: string | RegExp): Target => ({ by: 'LabelText', name });
export const text = (name: string | RegExp): Target => ({ by: 'Text', name });

/** Finds elements like assistive technology, in any engine. */
const queries = await readFile(
  createRequire(import.meta.url).resolve(
    '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
);

/** A page used like a person would: on visible elements, by pointer and keyboard. Each call waits for its target. */
export class Tab<Element = unknown> {
  readonly #page: EnginePage<Element>;
  readonly #origin: string;

  constructor(page: EnginePage<Element>, origin: string) {
    this.#page = page;
    this.#origin = origin;
  }

  async open(path: string): Promise<void> {
    await this.#page.open(this.#origin + path);
  }

  async arrive(path: RegExp): Promise<void> {
    await expect.poll(() => this.#page.address()).toMatch(path);
  }

  async see(target: Target): Promise<void> {
    await this.#use(target, async () => undefined);
  }

  async miss(target: Target): Promise<void> {
    await expect(async () => {
      if (await this.#find(target)) throw new Error(`${inWords(target)} is still shown.`);
    }).toPass();
  }

  async press(target: Target): Promise<void> {
    await this.#use(target, (element) => this.#page.click(element));
  }

  async pressAt(x: number, y: number): Promise<void> {
    await this.#page.clickAt(x, y);
  }

  /** Replaces a text field's value, character by character. */
  async fill(target: Target, text: string): Promise<void> {
    await this.focus(target);
    const { length } = await this.read(target, 'value');
    await this.keys(...Array.from({ length }, () => 'Backspace' as const));
    await this.#page.type(text);
  }

  async focus(target: Target): Promise<void> {
    await this.#use(target, (element) => this.#page.focus(element));
  }

  async keys(...keys: Key[]): Promise<void> {
    for (const key of keys) await this.#page.press(key);
  }

  /** A property of the element, such as `value`. */
  async read(target: Target, property: string): Promise<string> {
    let value = '';
    await this.#use(target, async (element) => {
      value = await this.#page.read(element, property);
    });
    return value;
  }

  /** Retries while the page rerenders: a found element may be gone when it is used. */
  async #use(target: Target, use: (element: Element) => Promise<void>): Promise<void> {
    await expect(async () => {
      const element = await this.#find(target);
      if (!element) throw new Error(`${inWords(target)} is not shown.`);
      try {
        await use(element);
      } catch (error) {
        throw new Error(`${inWords(target)}: ${error}`, { cause: error });
      }
    }).toPass();
  }

  async #find({ by, role = '', name }: Target): Promise<Element | null> {
    const [pattern, flags] = typeof name === 'string' ? [name, 'none'] : [name.source, name.flags];
    const find = () => this.#page.find(shownElement, by, role, pattern, flags);
    const found = await find();
    // To send the queries with each look at a page that is still loading would cost more than all the rest.
    if (found || !(await this.#page.find(documentWithoutQueries))) return found;
    await this.#page.run(queries);
    return find();
  }
}

/** Runs in the page: a new one does not have the queries yet. */
function documentWithoutQueries(): Element | null {
  return 'TestingLibraryDom' in window ? null : document.documentElement;
}

/** Runs in the page. */
function shownElement(by = '', role = '', pattern = '', flags = ''): Element | null {
  const queries = Reflect.get(window, 'TestingLibraryDom');
  if (!queries) return null;
  const name = flags === 'none' ? pattern : new RegExp(pattern, flags);
  const query = queries[`queryAllBy${by}`];
  const found: Element[] =
    by === 'Role' ? query(document.body, role, { name, hidden: true }) : query(document.body, name);
  // A click goes to where the element was found: what slides in must have arrived.
  const moves = (element: Element) =>
    document
      .getAnimations()
      .some(
        (animation) =>
          animation instanceof CSSTransition &&
          animation.playState === 'running' &&
          animation.effect instanceof KeyframeEffect &&
          animation.effect.target?.contains(element),
      );
  const isShown = (element: Element) => element.checkVisibility() && !element.matches(':disabled');
  return found.find((element) => isShown(element) && !moves(element)) ?? null;
}

function inWords({ by, role, name }: Target): string {
  return `${by} ${role ?? ''} ${name}`;
}
