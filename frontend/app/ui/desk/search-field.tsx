import { maxLengths } from '@agency/contracts';
import { useEffect, useId, useRef } from 'react';
import { isEditable } from './is-editable';
import styles from './search-field.module.css';
import { useSearchDraft } from './use-search-draft';

interface SearchFieldProps {
  label: string;
  /** What is looked through, as an example. */
  placeholder: string;
  searched: string;
  onSearch: (text: string) => void;
}

/** Searches as it is typed in; `/` puts the cursor here from anywhere on the page. */
export function SearchField({ label, placeholder, searched, onSearch }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const { draft, setDraft } = useSearchDraft(searched, onSearch);
  const id = useId();

  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      const isShortcut = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey;
      if (!isShortcut || isEditable(event.target)) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    document.addEventListener('keydown', focus);
    return () => document.removeEventListener('keydown', focus);
  }, []);

  return (
    <div className={styles.root}>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4" fill="none">
        <path
          d="M7 12A5 5 0 1 0 7 2a5 5 0 0 0 0 10zm3.5-1.5 4 4"
          stroke="currentColor"
          strokeWidth="1.5"
        />
      </svg>
      <input
        ref={field}
        id={id}
        type="search"
        dir="auto"
        value={draft}
        maxLength={maxLengths.search}
        autoComplete="off"
        spellCheck={false}
        placeholder={placeholder}
        aria-keyshortcuts="/"
        onChange={(event) => setDraft(event.currentTarget.value)}
      />
      <span aria-hidden="true" className={styles.key}>
        /
      </span>
    </div>
  );
}
