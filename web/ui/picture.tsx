import { showUntilThere } from '#web/lib/placeholders.ts'
import { blurUrl, type Shown, sourcesOf } from '#web/lib/pictures.ts'

interface PictureProps {
  url: string
  alt: string
  width: number
  height: number
  /** The size it's displayed at: decides which widths the srcset offers. */
  shown?: Shown
  /**
   * A tiny WebP as base64, shown until the picture is there. The page's first picture must then fill a positioned box, in which its
   * placeholder lies from the start; for others see lib/placeholders.ts.
   */
  blur?: string
  /** The page's first picture: loaded right away, with high priority. One of the first row (`low`): right away, but after that one. */
  first?: boolean | 'low'
  className?: string
}

/** A picture that reserves its space before it loads. */
export function Picture({ url, alt, width, height, shown = 'full', blur, first, className }: PictureProps) {
  const atOnce = first === true
  return (
    <>
      {blur && atOnce && <img src={blurUrl(blur)} alt="" className="blur-up" />}
      <img
        ref={atOnce ? undefined : showUntilThere(blur)}
        {...sourcesOf(url, shown, width)}
        alt={alt}
        width={width}
        height={height}
        decoding="async"
        className={className}
        loading={first ? undefined : 'lazy'}
        fetchPriority={atOnce ? 'high' : undefined}
      />
    </>
  )
}
