interface PictureProps {
  url: string
  alt: string
  width: number
  height: number
  /** The first picture of a page: asked for at once and ahead of others. */
  first?: boolean
  className?: string
}

/** A picture that keeps its place before it is there. */
export function Picture({ url, alt, width, height, first = false, className = '' }: PictureProps) {
  return (
    <img
      src={url}
      alt={alt}
      width={width}
      height={height}
      decoding="async"
      className={className}
      loading={first ? undefined : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
    />
  )
}
