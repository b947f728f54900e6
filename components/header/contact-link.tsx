import { tells } from '@/components/ui/actions/tells';

type ContactLinkProps = { kind: 'phone' | 'email'; href: string; text: string };

/** A number to call or an address to write to; the data layer learns which of the two was clicked, never by whom. */
export function ContactLink({ kind, href, text }: ContactLinkProps) {
  return (
    <a href={href} {...tells(`${kind}_click`)}>
      {text}
    </a>
  );
}
