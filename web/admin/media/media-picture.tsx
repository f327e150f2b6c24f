interface MediaPictureProps {
  picture: { url: string; width: number; height: number }
  alt: string
  className: string
}

/** A picture of the library in its original file, since its smaller copies vary. It loads lazily. */
export const MediaPicture = ({ picture: { url, width, height }, alt, className }: MediaPictureProps) => (
  <img src={url} alt={alt} width={width} height={height} loading="lazy" decoding="async" className={className} />
)
