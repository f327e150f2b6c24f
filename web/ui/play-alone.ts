let playing: HTMLVideoElement | undefined
const leastInSight = 0.25

/** Plays one video at a time, and pauses it when it leaves the viewport. */
export function playAlone(video: HTMLVideoElement): void {
  if (playing !== video) playing?.pause()
  playing = video
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.at(-1)!.intersectionRatio < leastInSight) video.pause()
    },
    { threshold: leastInSight },
  )
  observer.observe(video)
  video.addEventListener('pause', () => observer.disconnect(), { once: true })
}
