import { render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { leadTopics } from '~/content/lead-topics';
import { Consultation } from './consultation';

/** The lead page as a link with this query opens it. */
function openAsked(query: string): void {
  history.replaceState(null, '', `/lead-generation?${query}`);
  render(<Consultation />);
}

afterEach(() => history.replaceState(null, '', '/'));

const heading = () => screen.getByRole('heading', { level: 2 });
// Inside the closed disclosure.
const service = () => screen.getByLabelText<HTMLSelectElement>('Service');

describe('the form of the lead page', () => {
  it.each(leadTopics.filter(({ slug }) => slug !== 'newsletter'))(
    'repeats the button of $slug, with its service chosen',
    (topic) => {
      const chosen = 'service' in topic ? topic.service : '';
      openAsked(`service=${chosen}&topic=${topic.slug}`);
      expect(heading()).toHaveTextContent(topic.button);
      expect(service()).toHaveValue(chosen);
    },
  );

  it('chooses and repeats nothing that is made up', () => {
    openAsked('service=%22%3E%3Cimg&topic=__proto__&topic=constructor');
    expect(heading()).toHaveTextContent(/^Schedule your risk/);
    expect(service()).toHaveValue('');
  });
});
