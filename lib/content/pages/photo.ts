/** A photograph of the owner's own (components/ui/marks/photo.tsx shows it). */
export type PhotoFile = {
  /** A file in public/photos. A new picture gets a new name: browsers keep the old one for an hour. */
  readonly src: `/photos/${string}`;
  /** The file's own size in px, twice the largest size it is shown at. */
  readonly width: number;
  readonly height: number;
  /** What it shows, for people who cannot see it. */
  readonly alt: string;
};
