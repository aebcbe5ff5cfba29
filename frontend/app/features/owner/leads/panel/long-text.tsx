import { useState } from 'react';
import { classNames } from '~/ui/class-names';
import { TextButton } from '~/ui/desk/text-link';

/** Longer texts are folded, so that what follows stays near. */
const shownCharacters = 600;

/** The lead's message, or the pinned note. */
export function LongText({ text, what }: { text: string; what: string }) {
  const [isWhole, setWhole] = useState(false);
  const isLong = text.length > shownCharacters;
  return (
    <div>
      <p
        dir="auto"
        className={classNames(
          'border-l-3 border-shoal pl-3.5 whitespace-pre-wrap',
          isLong && !isWhole && 'line-clamp-8',
        )}
      >
        {text}
      </p>
      {isLong && (
        <TextButton className="min-h-11" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? 'Show less' : `Show the whole ${what}`}
        </TextButton>
      )}
    </div>
  );
}
