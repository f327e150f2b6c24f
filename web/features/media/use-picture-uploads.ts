import { useEffect, useRef, useState } from 'react'
import type { UploadedPicture, UploadFeature } from '#contract/media.ts'
import { sendPicture } from './send-picture.ts'

/** The fields of an upload that are shown or sent. */
type Uploaded = Pick<UploadedPicture, 'url' | 'width' | 'height' | 'video'> & { blur?: string }

/** A chosen picture and its upload state. */
export interface PickedPicture {
  key: string
  /** The file to send; absent for a picture that existed before. */
  file?: Blob
  /** The preview until the upload is complete. */
  bitmap?: ImageBitmap
  alt: string
  /** Upload progress, from 0 to 1. */
  progress: number
  uploaded?: Uploaded
  error?: unknown
}

/** A picture as the surrounding form sends it. */
export interface ChosenPicture extends Uploaded {
  alt: string
}

interface Options {
  feature: UploadFeature
  initial: ChosenPicture[]
  /** Called with the uploaded pictures in order; `busy` while an upload is running. */
  onChange: (pictures: ChosenPicture[], busy: boolean) => void
}

const pickedFrom = ({ alt, ...uploaded }: ChosenPicture): PickedPicture => ({ key: uploaded.url, alt, progress: 1, uploaded })
const chosenOf = ({ uploaded, alt }: PickedPicture): ChosenPicture[] => (uploaded ? [{ ...uploaded, alt }] : [])

/** The pictures of a picker. Each is uploaded as soon as it's added; uploads can be cancelled, and retried if they fail. */
export function usePictureUploads({ feature, initial, onChange }: Options) {
  const [pictures, setPictures] = useState<PickedPicture[]>(() => initial.map(pickedFrom))
  const sending = useRef(new Map<string, AbortController>())
  const tell = useRef(onChange)
  useEffect(() => {
    tell.current = onChange
  })
  useEffect(() => {
    tell.current(
      pictures.flatMap(chosenOf),
      pictures.some(({ uploaded }) => !uploaded),
    )
  }, [pictures])
  useEffect(() => {
    const controllers = sending.current
    return () => {
      for (const controller of controllers.values()) controller.abort()
    }
  }, [])

  const change = (key: string, part: Partial<PickedPicture>) =>
    setPictures((all) => all.map((one) => (one.key === key ? { ...one, ...part } : one)))

  async function send({ key, file }: PickedPicture): Promise<void> {
    if (!file) return
    const controller = new AbortController()
    sending.current.set(key, controller)
    change(key, { progress: 0, error: undefined })
    try {
      const onProgress = (progress: number) => change(key, { progress })
      change(key, { uploaded: await sendPicture(file, { feature, onProgress, signal: controller.signal }), progress: 1 })
    } catch (error) {
      if (!controller.signal.aborted) change(key, { error })
    } finally {
      sending.current.delete(key)
    }
  }

  return {
    pictures,
    add: (added: { file: Blob; bitmap: ImageBitmap }, replacing: boolean) => {
      const picture = { ...added, key: crypto.randomUUID(), alt: '', progress: 0 }
      setPictures((all) => (replacing ? [picture] : [...all, picture]))
      void send(picture)
    },
    retry: (picture: PickedPicture) => void send(picture),
    remove: (key: string) => {
      sending.current.get(key)?.abort()
      setPictures((all) => all.filter((one) => one.key !== key))
    },
    setAlt: (key: string, alt: string) => change(key, { alt }),
  }
}
