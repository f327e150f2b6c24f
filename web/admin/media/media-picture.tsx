interface MediaPictureProps {
  picture: { url: string; width: number; height: number }
  alt: string
  className: string
}

/** A picture of the library as it is: which smaller copies there are of it differs. It loads when it comes near. */
export const MediaPicture = ({ picture: { url, width, height }, alt, className }: MediaPictureProps) => (
  <img src={url} alt={alt} width={width} height={height} loading="lazy" decoding="async" className={className} />
)
