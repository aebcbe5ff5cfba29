import MagicString from 'magic-string';
import { type HTMLElement, parse } from 'node-html-parser';

/**
 * Edits a built page in place. Elements are found by parsing; everything that is not edited keeps its bytes, because
 * React compares islands with what it renders.
 */
export class PageEditor {
  private readonly text: MagicString;
  private readonly root: HTMLElement;

  constructor(html: string) {
    this.text = new MagicString(html);
    this.root = parse(html, { comment: true });
  }

  all(selector: string): HTMLElement[] {
    return this.root.querySelectorAll(selector);
  }

  /** The first match. A page without one was built differently than this build step expects, so it throws. */
  first(selector: string): HTMLElement {
    const element = this.root.querySelector(selector);
    if (!element) throw new Error(`A built page has no ${selector}.`);
    return element;
  }

  insertBefore(element: HTMLElement, html: string): void {
    this.text.appendLeft(element.range[0], html);
  }

  insertAfter(element: HTMLElement, html: string): void {
    this.text.appendRight(element.range[1], html);
  }

  replace(element: HTMLElement, html: string): void {
    this.text.overwrite(...element.range, html);
  }

  setAttribute(element: HTMLElement, name: string, value: string): void {
    this.text.appendLeft(element.range[0] + 1 + element.rawTagName.length, ` ${name}="${value}"`);
  }

  toString(): string {
    return this.text.toString();
  }
}
