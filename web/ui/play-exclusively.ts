import type { Video } from '#contract/media.ts'

type Captions = NonNullable<Video['captions']>

let playing: HTMLVideoElement | undefined
const leastInSight = 0.25

/** Plays one video at a time, and pauses it when it leaves the viewport. Its captions are offered from then on. */
export function playExclusively(video: HTMLVideoElement, captions: Captions = []): void {
  if (playing !== video) playing?.pause()
  playing = video
  if (!video.querySelector('track')) video.append(...captions.map(trackOf))
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.at(-1)!.intersectionRatio < leastInSight) video.pause()
    },
    { threshold: leastInSight },
  )
  observer.observe(video)
  video.addEventListener('pause', () => observer.disconnect(), { once: true })
}

/** Captions, with their language's own name. */
function trackOf({ language, url }: Captions[number]): HTMLTrackElement {
  const label = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language
  return Object.assign(document.createElement('track'), { kind: 'captions', src: url, srclang: language, label })
}
