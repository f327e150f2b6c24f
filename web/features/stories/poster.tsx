import type { ReactNode } from 'react'
import type { Story } from '#contract/stories.ts'
import { resizedUrl } from '#contract/pictures.ts'
import { blurUrl, sourcesOf } from '#web/lib/pictures.ts'
import './poster.css'

type PosterStory = Pick<Story, 'mediaUrl' | 'width' | 'height' | 'alt' | 'caption' | 'sticker'> & { blur?: string | undefined }

interface PosterProps {
  story: PosterStory
  /** One of many in a grid. */
  isSmall?: boolean
  onLoad?: () => void
  onError?: () => void
  /** Shown below the caption. */
  children?: ReactNode
}

/** The aspect ratio (width by height) from which a picture is shown in its full width at the top; narrower ones fill the poster. */
const wideFrom = 0.8
/** A copy of this width exists for every picture. */
const smallWidth = 640

/** A story as a poster: its picture, a number and a caption. */
export function Poster({
  story: { mediaUrl, width, height, blur, alt, caption, sticker },
  isSmall = false,
  onLoad,
  onError,
  children,
}: PosterProps) {
  return (
    <div className="story-poster" data-shape={width / height >= wideFrom ? 'wide' : 'tall'}>
      {blur && <img src={blurUrl(blur)} alt="" className="story-ground" />}
      <img
        {...(isSmall ? { src: resizedUrl(mediaUrl, smallWidth) } : sourcesOf(mediaUrl, 'full', width))}
        alt={alt}
        width={width}
        height={height}
        decoding="async"
        loading={isSmall ? 'lazy' : undefined}
        draggable={false}
        className="story-picture"
        onLoad={onLoad}
        onError={onError}
      />
      <div className="story-words">
        {sticker && (
          <p className="story-figure" data-length={lengthOf(sticker.text)}>
            <span className="story-number">{sticker.text}</span>
            {sticker.unit && <span className="story-unit"> {sticker.unit}</span>}
          </p>
        )}
        {caption && <p className="story-caption">{caption}</p>}
        {children}
      </div>
    </div>
  )
}

const lengthOf = (text: string): string => (text.length <= 2 ? 'short' : text.length <= 4 ? 'middle' : 'long')
