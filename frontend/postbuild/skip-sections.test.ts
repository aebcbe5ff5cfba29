import { expect, it } from 'vitest';
import { skipSections } from './skip-sections';

const html =
  '<main id="main"><section class="hero">1</section><div><section>2<section>3</section></section>' +
  '<section id="x">4</section></div></main><footer>5</footer>';
const heights = { phone: [900, 400], tablet: [700, 300], desktop: [500, 200] };

it('gives every section after the first its heights, not those within another, nor the footer', () => {
  expect(skipSections(html, heights)).toBe(
    html
      .replace(
        '<section>2',
        '<section style="--phone-height:900px;--tablet-height:700px;--desktop-height:500px">2',
      )
      .replace(
        '<section id="x">',
        '<section style="--phone-height:400px;--tablet-height:300px;--desktop-height:200px" id="x">',
      ),
  );
});

it('leaves a page alone that was never measured, or that has another number of sections by now', () => {
  expect(skipSections(html, undefined)).toBe(html);
  expect(skipSections(html, { phone: [900], tablet: [700], desktop: [500] })).toBe(html);
});
