import MagicString from 'magic-string';
import { type HTMLElement, NodeType, parse } from 'node-html-parser';

/**
 * Edits a built page in place. Elements are found by parsing; everything that is not edited keeps its bytes, because
 * React compares the page with what it renders.
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

  remove(element: HTMLElement): void {
    this.text.remove(...element.range);
  }

  removeComments(): void {
    const pending: HTMLElement['childNodes'] = [this.root];
    for (let node = pending.pop(); node; node = pending.pop()) {
      if (node.nodeType === NodeType.COMMENT_NODE) this.text.remove(...node.range);
      pending.push(...node.childNodes);
    }
  }

  toString(): string {
    return this.text.toString();
  }
}
