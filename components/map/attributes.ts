/** `<place-map>`: the place, and whether the real map is shown. */
export const PLACE_MAP = { place: 'data-place', real: 'data-real' } as const;
