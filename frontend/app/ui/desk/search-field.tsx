import { maxLengths } from '@agency/contracts';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { isEditable } from './is-editable';
import styles from './search-field.module.css';

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
        className="h-full min-w-0 flex-1 text-[length:1rem] text-ellipsis text-ink outline-none placeholder:text-slate placeholder:opacity-100"
        value={draft}
        maxLength={maxLengths.search}
        autoComplete="off"
        spellCheck={false}
        placeholder={placeholder}
        aria-keyshortcuts="/"
        onChange={(event) => setDraft(event.currentTarget.value)}
      />
      <span
        aria-hidden="true"
        className="hidden rounded-sheet border border-current px-[0.4rem] opacity-75 text-(length:--text-fine) lg:pointer-fine:block"
      >
        /
      </span>
    </div>
  );
}

const settledAfterMs = 250;

/**
 * The text being typed, ahead of the current search. Follows the address when that changes otherwise, for example by
 * the back button, and keeps what was typed since the last search started.
 */
function useSearchDraft(searched: string, onSearch: (text: string) => void) {
  const [draft, setDraft] = useState(searched);
  const [seen, setSeen] = useState(searched);
  const [sent, setSent] = useState(searched);

  if (searched !== seen) {
    setSeen(searched);
    if (searched !== sent) {
      setSent(searched);
      setDraft(searched);
    }
  }

  const search = useEffectEvent(onSearch);
  const wanted = draft.trim();
  useEffect(() => {
    if (wanted === sent) return;
    const timer = setTimeout(() => {
      setSent(wanted);
      search(wanted);
    }, settledAfterMs);
    return () => clearTimeout(timer);
  }, [wanted, sent]);

  return { draft, setDraft };
}

export function SearchIcon() {
  return (
    <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4 shrink-0" fill="none">
      <path
        d="M7 12A5 5 0 1 0 7 2a5 5 0 0 0 0 10zm3.5-1.5 4 4"
        stroke="currentColor"
        strokeWidth="1.5"
      />
    </svg>
  );
}
