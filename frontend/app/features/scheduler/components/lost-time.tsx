import { useEffect, useRef } from 'react';

/** Says why the chosen time is gone. It takes the focus, because what had it is gone as well. */
export function LostTime({ sentence }: { sentence: string }) {
  const notice = useRef<HTMLParagraphElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <p
      ref={notice}
      tabIndex={-1}
      role="alert"
      className="mt-5 border-l-4 border-magenta bg-white px-4 py-3 font-semibold"
    >
      {sentence}
    </p>
  );
}
