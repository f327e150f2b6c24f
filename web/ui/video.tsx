import { useRef, useState } from 'react'
import type { Video as VideoFile } from '#contract/media.ts'
import { resizedUrl } from '#contract/pictures.ts'
import { Icon } from './icon.tsx'

interface VideoProps {
  video: VideoFile
  /** The URL of the picture shown before playback. */
  poster: string
  /** A description of the video. */
  label: string
  /** The label of the play button. */
  play: string
  className?: string
}

const posterWidth = 640

/**
 * A video with the browser's own controls; nothing is loaded before playback. The button over the poster needs script; without it, the
 * controls start playback.
 */
export function Video({ video: { url, width, height, captions }, poster, label, play, className = '' }: VideoProps) {
  const ref = useRef<HTMLVideoElement>(null)
  const [isBegun, setBegun] = useState(false)
  const begin = () => {
    setBegun(true)
    const video = ref.current!
    void import('./play-exclusively.ts').then(({ playExclusively }) => playExclusively(video, captions))
  }
  return (
    <div className="relative">
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- not everyone has captions to give: what it shows is said in words, too */}
      <video
        ref={ref}
        src={url}
        poster={resizedUrl(poster, posterWidth)}
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
