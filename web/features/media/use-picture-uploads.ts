import { useEffect, useRef, useState } from 'react'
import type { UploadedPicture, UploadFeature } from '#contract/media.ts'
import { sendPicture } from './send-picture.ts'

/** What is shown and sent of an upload. */
type Uploaded = Pick<UploadedPicture, 'url' | 'width' | 'height' | 'video'> & { blur?: string }

/** A picture that was chosen, and how far it is. */
export interface PickedPicture {
  key: string
  /** What is sent; none for a picture that was there before. */
  file?: Blob
  /** Tells how it looks until it's uploaded. */
  bitmap?: ImageBitmap
  alt: string
  /** From 0 to 1 while it's sent. */
  progress: number
  uploaded?: Uploaded
  error?: unknown
}

/** A picture as the form around it sends it. */
export interface ChosenPicture extends Uploaded {
  alt: string
}

interface Options {
  feature: UploadFeature
  initial: ChosenPicture[]
  /** What is uploaded by now, in order; `busy` while something isn't. */
  onChange: (pictures: ChosenPicture[], busy: boolean) => void
}

const pickedFrom = ({ alt, ...uploaded }: ChosenPicture): PickedPicture => ({ key: uploaded.url, alt, progress: 1, uploaded })
const chosenOf = ({ uploaded, alt }: PickedPicture): ChosenPicture[] => (uploaded ? [{ ...uploaded, alt }] : [])

/** The pictures of a picker: each is sent as soon as it's added, can be cancelled meanwhile, and sent again when it failed. */
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
