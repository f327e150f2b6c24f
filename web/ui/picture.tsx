import { blurUntilLoaded } from '#web/lib/placeholders.ts'
import { blurUrl, type PictureSize, sourcesOf } from '#web/lib/pictures.ts'

interface PictureProps {
  url: string
  alt: string
  width: number
  height: number
  /** The displayed size, which determines the widths in the srcset. */
  shown?: PictureSize
  /**
   * A tiny WebP as base64, shown until the picture has loaded. The page's first picture must fill a positioned box then, in which its
   * placeholder is rendered from the start; for others see lib/placeholders.ts.
   */
  blur?: string
  /** The page's first picture: loaded eagerly, with high priority. `low`: another in the first row, loaded eagerly but after that one. */
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
        ref={atOnce ? undefined : blurUntilLoaded(blur)}
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
