import { type ClipboardEvent, type DragEvent, useId, useRef, useState } from 'react'
import { limits } from '#contract/limits.ts'
import { uploadTypes } from '#contract/upload-types.ts'
import type { UploadFeature } from '#contract/media.ts'
import { useText } from '#web/lib/text.ts'
import { Button } from '#web/ui/button.tsx'
import { type Crop, wholeCrop } from './crop.ts'
import { CropDialog } from './crop-dialog.tsx'
import { decode, encode } from './draw.ts'
import { PictureItem } from './picture-item.tsx'
import { type ChosenPicture, usePictureUploads } from './use-picture-uploads.ts'

export interface PictureFieldProps {
  feature: UploadFeature
  /** The maximum number of pictures. With 1, a new picture replaces the first. */
  max?: number
  /** The required aspect of crops; without it the person chooses. */
  shape?: Crop['shape']
  /** Whether each picture has an input for its alt text. */
  withAlt?: boolean
  /** The existing pictures, when a form edits something. */
  initial?: ChosenPicture[]
  /** Called with the uploaded pictures in order. While `busy`, an upload is still running: don't submit the form then. */
  onChange: (pictures: ChosenPicture[], busy: boolean) => void
}

interface Opened {
  bitmap: ImageBitmap
  type: string
}

const none: never[] = []
const bytesPerMegabyte = 1_000_000

/** Chooses pictures by button, drop or paste, crops and uploads them. Loaded by `PicturePicker`. */
export function PictureField({ feature, max = 1, shape, withAlt = max > 1, initial = none, onChange }: PictureFieldProps) {
  const t = useText('media')
  const rulesId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [waiting, setWaiting] = useState<Opened[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  const uploads = usePictureUploads({ feature, initial, onChange })
  const { pictures } = uploads
  const left = max === 1 ? 1 : max - pictures.length
  const [opened] = waiting

  async function open(files: Iterable<File>): Promise<void> {
    const chosen = [...files]
    setProblem(chosen.length > left ? t('tooMany', { max }) : null)
    for (const file of chosen.slice(0, left)) {
      const bitmap = await decode(file).catch(() => null)
      if (bitmap) setWaiting((all) => [...all, { bitmap, type: file.type }])
      else setProblem(t('unreadable'))
    }
  }
  const done = () => setWaiting(([, ...rest]) => rest)
  const use = (one: Opened, crop: Crop) => {
    done()
    return upload(one, crop)
  }
  async function useAll(): Promise<void> {
    setWaiting(none)
    for (const one of waiting) await upload(one, { ...wholeCrop, shape: 'original' })
  }
  async function upload({ bitmap, type }: Opened, crop: Crop): Promise<void> {
    const file = await encode(bitmap, crop, type)
    uploads.add({ file, bitmap: await decode(file) }, max === 1)
  }
  const take = (event: DragEvent | ClipboardEvent, files: FileList) => {
    if (files.length === 0) return
    event.preventDefault()
    void open(files)
  }
  return (
    <div
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => take(event, event.dataTransfer.files)}
      onPaste={(event) => take(event, event.clipboardData.files)}
    >
      {pictures.length > 0 && (
        <ul aria-label={t('list')} className="mb-4 divide-y divide-line">
          {pictures.map((picture, index) => (
            <PictureItem
              key={picture.key}
              picture={picture}
              number={index + 1}
              withAlt={withAlt}
              onAlt={(alt) => uploads.setAlt(picture.key, alt)}
              onRemove={() => uploads.remove(picture.key)}
              onRetry={() => uploads.retry(picture)}
            />
          ))}
        </ul>
      )}
      <p role="alert" className="text-sm font-medium text-bad not-empty:mb-4">
        {problem}
      </p>
      <input
        ref={input}
        type="file"
        accept={uploadTypes.join(',')}
        multiple={max > 1}
        hidden
        onChange={({ currentTarget }) => {
          void open(currentTarget.files ?? [])
          currentTarget.value = ''
        }}
      />
      {left > 0 && (
        <Button look="secondary" aria-describedby={rulesId} onClick={() => input.current?.click()}>
          {max === 1 && pictures.length > 0 ? t('change') : t('add', { count: max })}
        </Button>
      )}
      <p id={rulesId} className="mt-2 text-sm text-quiet">
        {t(max > 1 ? 'rulesMany' : 'rules', { max, size: limits.upload.bytes / bytesPerMegabyte })}
        {pictures.length > 0 && max > 1 && left > 0 && ` ${t('left', { count: left })}.`}
        <span className="max-md:hidden"> {t('drop')}</span>
      </p>
      {opened && (
        <CropDialog
          picture={opened.bitmap}
          shape={shape}
          onCrop={(crop) => void use(opened, crop)}
          onUseAll={waiting.length > 1 && shape === undefined ? () => void useAll() : undefined}
          onClose={done}
        />
      )}
    </div>
  )
}
