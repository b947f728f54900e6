type PhotoProps = {
  readonly src: string;
  /** The size of the file, in px: its room is kept while it loads. */
  readonly width: number;
  readonly height: number;
  /** What it shows; '' if the words beside it already say so. */
  readonly alt: string;
  readonly className?: string | undefined;
};

/** One of the owner's photographs, from public/photos: loaded lazily, and never resized by the server. */
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
