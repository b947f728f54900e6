/** A photograph of the owner's own (components/ui/marks/photo.tsx shows it). */
export type PhotoFile = {
  /** A file in public/photos. A new picture gets a new name: browsers keep the old one for an hour. */
  readonly src: `/photos/${string}`;
  /** The file's own size in px, twice of what is shown at most. */
  readonly width: number;
  readonly height: number;
  /** What it shows, for who does not see it. */
  readonly alt: string;
};
