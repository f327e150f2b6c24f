import { fitted } from './crop.ts'

const posterMax = 1600
const quality = 0.85
/** Many videos begin with a black or blurred frame. */
const atSeconds = 0.5
const patienceMs = 20_000

/** A frame from shortly after the beginning of a video, and its length. Fails if this browser can't play the video. */
export async function posterOf(file: File): Promise<{ poster: Blob; seconds: number }> {
  const url = URL.createObjectURL(file)
  const video = document.createElement('video')
  // Without these, phones load nothing before playback is started.
  Object.assign(video, { muted: true, playsInline: true, preload: 'auto' })
  try {
    const isLoaded = once(video, 'loadeddata')
    video.src = url
    await isLoaded
    const seconds = video.duration
    if (!(Number.isFinite(seconds) && video.videoWidth > 0)) throw new Error('The video has no picture, or no end')
    const isSought = once(video, 'seeked')
    video.currentTime = Math.min(atSeconds, seconds / 2)
    await isSought
    return { poster: await drawn(video), seconds }
  } finally {
    video.removeAttribute('src')
    video.load()
    URL.revokeObjectURL(url)
  }
}

function once(video: HTMLVideoElement, event: 'loadeddata' | 'seeked'): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const fail = () => reject(new Error("The video can't be read"))
  const timer = setTimeout(fail, patienceMs)
  video.addEventListener(event, () => resolve(), { once: true })
  video.addEventListener('error', fail, { once: true })
  return promise.finally(() => clearTimeout(timer))
}

function drawn(video: HTMLVideoElement): Promise<Blob> {
  const size = fitted({ width: video.videoWidth, height: video.videoHeight }, posterMax)
  const canvas = Object.assign(document.createElement('canvas'), size)
  canvas.getContext('2d')?.drawImage(video, 0, 0, size.width, size.height)
  const { promise, resolve, reject } = Promise.withResolvers<Blob>()
  canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("The picture can't be encoded"))), 'image/jpeg', quality)
  return promise
}
