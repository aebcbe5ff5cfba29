import { useState } from 'react';

/** More than this is shown on request, so that the editor stays near. */
const shownCharacters = 600;

export function LeadMessage({ text }: { text: string }) {
  const [isWhole, setWhole] = useState(false);
  const isLong = text.length > shownCharacters;
  return (
    <div>
      <p dir="auto" className="lead-message" data-clamped={isLong && !isWhole ? '' : undefined}>
        {text}
      </p>
      {isLong && (
        <button
          type="button"
          className="text-link"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? 'Show less' : 'Show the whole message'}
        </button>
      )}
    </div>
  );
}
