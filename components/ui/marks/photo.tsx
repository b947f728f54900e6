type PhotoProps = {
  readonly src: string;
  /** The size of the file, in px: its room is kept while it loads. */
  readonly width: number;
  readonly height: number;
  /** What it shows; '' where the words beside it say so already. */
  readonly alt: string;
  readonly className?: string | undefined;
};

/** A photograph of the owner's, from public/photos: loaded as it comes near, and never made smaller by the server. */
export function Photo({ src, width, height, alt, className }: PhotoProps) {
  return (
    // eslint-disable-next-line @next/next/no-img-element -- files are as small as they are shown, and the optimizer is off
    <img
      src={src}
      width={width}
      height={height}
      alt={alt}
      className={className}
      loading="lazy"
      decoding="async"
    />
  );
}
