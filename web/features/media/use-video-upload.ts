import { useEffect, useRef, useState } from 'react'
import type { Video } from '#contract/media.ts'
import { sendVideo } from './send-video.ts'
import type { ChosenPicture } from './use-picture-uploads.ts'

/** The state of a chosen video. `uploaded` is its poster, with the video. */
interface PickedVideo {
  /** Absent for a video that existed before. */
  file?: File
  /** Upload progress, from 0 to 1. */
  progress: number
  uploaded?: ChosenPicture
  error?: unknown
}

interface Options {
  feature: 'post' | 'product'
  initial: ChosenPicture | null
  /** Called with the poster and its video once uploaded; `busy` until then. */
  onChange: (video: ChosenPicture | null, busy: boolean) => void
}

/** One video, uploaded as soon as it's chosen. The upload can be cancelled, and retried if it fails. */
export function useVideoUpload({ feature, initial, onChange }: Options) {
  const [picked, setPicked] = useState<PickedVideo | null>(initial && { progress: 1, uploaded: initial })
  const sending = useRef<AbortController>(undefined)
  const tell = useRef(onChange)
  useEffect(() => {
    tell.current = onChange
  })
  useEffect(() => {
    tell.current(picked?.uploaded ?? null, picked !== null && !picked.uploaded)
  }, [picked])
  useEffect(() => () => sending.current?.abort(), [])

  async function send(file: File): Promise<void> {
    const controller = new AbortController()
    sending.current = controller
    setPicked({ file, progress: 0 })
    try {
      const onProgress = (progress: number) => setPicked((now) => now && { ...now, progress })
      const { blurhash: _, ...uploaded } = await sendVideo(file, { feature, onProgress, signal: controller.signal })
      if (!controller.signal.aborted) setPicked({ file, progress: 1, uploaded: { ...uploaded, alt: '' } })
    } catch (error) {
      if (!controller.signal.aborted) setPicked({ file, progress: 0, error })
    }
  }

  return {
    picked,
    send: (file: File) => void send(file),
    remove: () => {
      sending.current?.abort()
      setPicked(null)
    },
    setVideo: (video: Video) => setPicked((now) => (now?.uploaded ? { ...now, uploaded: { ...now.uploaded, video } } : now)),
    setAlt: (alt: string) => setPicked((now) => (now?.uploaded ? { ...now, uploaded: { ...now.uploaded, alt } } : now)),
  }
}
