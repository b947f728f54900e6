/** When a drawing's night file is shown: as the tokens of the night scheme, on screens alone. */
export const NIGHT_MEDIA = 'screen and (prefers-color-scheme:dark)';

/** Address of a drawing by night; the part it shows stays: `/art/coast.svg#whole` → `/art/coast-night.svg#whole`. */
export const nightFileOf = (src: string): string => src.replace('.svg', '-night.svg');
