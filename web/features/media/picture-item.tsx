import { useEffect, useRef } from 'react'
import { limits } from '#contract/limits.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { IconButton } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ProgressBar } from '#web/ui/progress.tsx'
import { TextButton } from '#web/ui/text-button.tsx'
import { Thumb } from '#web/ui/thumb.tsx'
import { wholeCrop } from './crop.ts'
import { draw } from './draw.ts'
import type { PickedPicture } from './use-picture-uploads.ts'

interface PictureItemProps {
  picture: PickedPicture
  number: number
  withAlt: boolean
  onAlt: (alt: string) => void
  onRemove: () => void
  onRetry: () => void
}

/** A picture in a picker: its preview, its upload progress, and its description. */
export function PictureItem({ picture, number, withAlt, onAlt, onRemove, onRetry }: PictureItemProps) {
  const t = useText('media')
  const { uploaded, bitmap, alt, error, progress } = picture
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 py-4 first:pt-0">
      {bitmap ? <LocalThumb bitmap={bitmap} /> : <Thumb url={uploaded?.url ?? ''} alt={alt} />}
      <div className="min-w-0 grow basis-48">
        {!uploaded && error === undefined && <Sending number={number} progress={progress} onCancel={onRemove} />}
        {error !== undefined && <Failed number={number} error={error} onRetry={onRetry} />}
        {uploaded && withAlt && (
          <Field
            label={t('alt', { number })}
            hint={t('altWhy')}
            maxLength={limits.upload.alt}
            defaultValue={alt}
            onChange={({ currentTarget }) => onAlt(currentTarget.value)}
          />
        )}
        {uploaded && !withAlt && <p className="grid min-h-16 content-center text-sm text-quiet">{t('uploaded', { number })}</p>}
      </div>
      {(uploaded ?? error) !== undefined && (
        <IconButton label={t('remove', { number })} onClick={onRemove}>
          <Icon name="close" />
        </IconButton>
      )}
    </li>
  )
}

function Sending({ number, progress, onCancel }: { number: number; progress: number; onCancel: () => void }) {
  const t = useText('media')
  return (
    <div className="grid gap-1">
      <ProgressBar label={t('uploading', { number })} value={progress} max={1} tone="ember" />
      <p className="flex items-center justify-between gap-4 text-sm text-quiet">
        {progress < 1 ? t('uploading', { number }) : t('working')}
        <TextButton onClick={onCancel}>{t('cancel')}</TextButton>
      </p>
    </div>
  )
}

function Failed({ number, error, onRetry }: { number: number; error: unknown; onRetry: () => void }) {
  const t = useText('media')
  const errorMessage = useErrorMessage()
  return (
    <div role="alert" className="text-sm">
      <p className="font-medium text-bad">{t('failed', { number })}</p>
      <p className="text-quiet">{errorMessage(error)}</p>
      <TextButton onClick={onRetry}>{t('retry')}</TextButton>
    </div>
  )
}

const thumbPixels = 192

/** A preview on a canvas, because the content security policy forbids blob URLs. */
function LocalThumb({ bitmap }: { bitmap: ImageBitmap }) {
  const ref = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (ref.current) draw(ref.current, bitmap, wholeCrop, thumbPixels)
  }, [bitmap])
  return <canvas ref={ref} aria-hidden="true" className="size-16 shrink-0 rounded-card bg-studio object-cover" />
}
