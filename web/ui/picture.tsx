import { blurUrl, type Shown, sourcesOf } from '#web/lib/pictures.ts'

interface PictureProps {
  url: string
  alt: string
  width: number
  height: number
  /** How large it is shown: decides which copies are offered. */
  shown?: Shown
  /** A tiny WebP as base64. The picture must then fill a positioned box: the placeholder lies in it until the picture is there. */
  blur?: string
  /** The first picture of a page: asked for at once and ahead of others. */
  first?: boolean
  className?: string
}

/** A picture that keeps its place before it is there. */
export function Picture({ url, alt, width, height, shown = 'full', blur, first = false, className = '' }: PictureProps) {
  return (
    <>
      {blur && <img src={blurUrl(blur)} alt="" className="blur-up" />}
      <img
        {...sourcesOf(url, shown, width)}
        alt={alt}
        width={width}
        height={height}
        decoding="async"
        className={className}
        loading={first ? undefined : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
      />
    </>
  )
}
