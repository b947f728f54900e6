/** Letters, digits, '-' and '_', 64 at most: no other id is requested from the platform or put into an address. */
const ID = /^[A-Za-z0-9_-]{1,64}$/;

/** The id of a link: `missing` if there is none, `bad` if it cannot be one. */
export type HostedId =
  | { readonly kind: 'missing' }
  | { readonly kind: 'bad' }
  | { readonly kind: 'id'; readonly id: string };

/** Reads the id of a link. White space around it comes from copying and is removed. */
export function readHostedId(value: string | null): HostedId {
  const id = value?.trim() ?? '';
  if (id === '') return { kind: 'missing' };
  return ID.test(id) ? { kind: 'id', id } : { kind: 'bad' };
}

/** A form on another company's site, opened for one id. */
export type HostedLink = {
  readonly href: string;
  /** The only origin whose messages are trusted. */
  readonly origin: string;
};

/**
 * The address of a hosted form (specification, section 7: Embedded external pages). An existing query of the address is kept.
 * @param address of the form, as configured
 * @param idName what the form calls the id
 */
export function hostedLink(address: string, idName: string, id: string): HostedLink {
  const url = new URL(address);
  url.searchParams.set(idName, id);
  return { href: url.href, origin: url.origin };
}
