import { maxLengths } from '@agency/contracts';
import { useEffect, useId, useRef } from 'react';
import { isEditable } from './is-editable';
import styles from './search-field.module.css';
import { SearchIcon } from './search-icon';
import { useSearchDraft } from './use-search-draft';

interface SearchFieldProps {
  label: string;
  /** What is searched, as an example. */
  placeholder: string;
  searched: string;
  onSearch: (text: string) => void;
}

/** Searches while typing; `/` focuses it from anywhere on the page. */
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
      <SearchIcon />
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
