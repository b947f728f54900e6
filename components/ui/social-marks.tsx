import type { ComponentProps } from 'react';

/** The marks of social networks, drawn by hand beside the strokes of the other icons: 1.25 em, hidden from screen readers. */
function Mark(drawing: ComponentProps<'svg'>) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="1.25em"
      height="1.25em"
      aria-hidden="true"
      focusable="false"
      {...drawing}
    />
  );
}

export function FacebookMark() {
  return (
    <Mark fill="currentColor">
      <path d="M13.5 21v-7.5h2.7l.5-3.2h-3.2V8.3c0-.9.4-1.7 1.8-1.7h1.5V3.9s-1.3-.2-2.5-.2c-2.6 0-4.2 1.5-4.2 4.3v2.3H7.3v3.2h2.8V21z" />
    </Mark>
  );
}

export function LinkedInMark() {
  return (
    <Mark fill="currentColor">
      <path d="M4.2 9.3h3.3V20H4.2zM5.9 4a1.9 1.9 0 110 3.8 1.9 1.9 0 010-3.8zM9.6 9.3h3.1v1.5c.5-.9 1.6-1.8 3.2-1.8 3.2 0 3.9 2.1 3.9 4.9V20h-3.3v-5.4c0-1.3 0-2.9-1.8-2.9s-2 1.4-2 2.8V20H9.6z" />
    </Mark>
  );
}

export function InstagramMark() {
  return (
    <Mark fill="none" stroke="currentColor" strokeWidth="1.9">
      <rect x="4" y="4" width="16" height="16" rx="5" />
      <circle cx="12" cy="12" r="3.6" />
      <path d="M16.8 7.2v.01" strokeLinecap="round" strokeWidth="2.4" />
    </Mark>
  );
}
