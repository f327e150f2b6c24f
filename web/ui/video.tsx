import { useRef, useState } from 'react'
import type { Video as VideoFile } from '#contract/media.ts'
import { narrow } from '#contract/pictures.ts'
import { Icon } from './icon.tsx'

interface VideoProps {
  video: VideoFile
  /** The address of the picture that is shown before. */
  poster: string
  /** What it shows, in words. */
  label: string
  /** What the button over it says. */
  play: string
  className?: string
}

const posterWidth = 640

/**
 * A video with the browser's own controls; nothing of it loads before it's played. The button over the poster is for scripts: without one, the
 * controls play it, too.
 */
export function Video({ video: { url, width, height }, poster, label, play, className = '' }: VideoProps) {
  const ref = useRef<HTMLVideoElement>(null)
  const [isBegun, setBegun] = useState(false)
  const begin = () => {
    setBegun(true)
    const video = ref.current!
    void import('./play-alone.ts').then(({ playAlone }) => playAlone(video))
  }
  return (
    <div className="relative">
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- what it shows is said in words: members have no captions to give */}
      <video
        ref={ref}
        src={url}
        poster={narrow(poster, posterWidth)}
        width={width}
        height={height}
        controls
        playsInline
        preload="none"
        aria-label={label}
        onPlay={begin}
        className={`bg-studio object-contain ${className}`}
      />
      {!isBegun && (
        <button
          type="button"
          aria-label={`${play}: ${label}`}
          onClick={() => void ref.current?.play().then(() => ref.current?.focus(), begin)}
          className="absolute inset-0 grid w-full place-items-center -outline-offset-4 noscript:hidden"
        >
          <span className="grid size-16 place-items-center rounded-full bg-veil text-on-veil">
            <Icon name="play" className="size-7" />
          </span>
        </button>
      )}
    </div>
  )
}
