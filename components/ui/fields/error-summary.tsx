import type { Ref } from 'react';
import { Alert } from '@/components/ui/boxes/alert';

type ErrorSummaryProps = {
  id: string;
  title: string;
  /** `href` is the field's '#id'. */
  errors: readonly { readonly href: string; readonly text: string }[];
  ref?: Ref<HTMLDivElement>;
};

/** What is wrong with a form, in one place, each line a link to its field. Move focus to it (by `ref` or `id`). */
export function ErrorSummary({ id, title, errors, ref }: ErrorSummaryProps) {
  const titleId = `${id}-title`;
  return (
    <Alert tone="danger" id={id} role="group" aria-labelledby={titleId} tabIndex={-1} ref={ref}>
      <h2 id={titleId}>{title}</h2>
      <ul>
        {errors.map((error) => (
          <li key={error.href}>
            <a href={error.href}>{error.text}</a>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
