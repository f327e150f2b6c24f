import { blurUrl, type Shown, sourcesOf } from '#web/lib/pictures.ts'

interface PictureProps {
  url: string
  alt: string
  width: number
  height: number
  /** The size it's displayed at: decides which widths the srcset offers. */
  shown?: Shown
  /**
   * A tiny WebP as base64. The picture must then fill a positioned box: the placeholder lies in it until the picture is there. Only where one
   * waits for it: a lazy picture is loaded before it's seen, and a page of placeholders costs a fifth of its bytes and a picture to draw for each.
   */
  blur?: string
  /** The page's first picture: loaded right away, with high priority. One of the first row (`low`): right away, but after that one. */
  first?: boolean | 'low'
  className?: string
}

/** A picture that reserves its space before it loads. */
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
        fetchPriority={first === true ? 'high' : undefined}
      />
    </>
  )
}
