import { useId, useRef } from 'react'
import { limits } from '#contract/limits.ts'
import { isRefusal } from '#contract/refusal.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useNumber } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ProgressBar } from '#web/ui/progress.tsx'
import { TextButton } from '#web/ui/text-button.tsx'
import { Video } from '#web/ui/video.tsx'
import { CaptionsField } from './lazy-captions-field.ts'
import type { ChosenPicture } from './use-picture-uploads.ts'
import { useVideoUpload } from './use-video-upload.ts'
import { videoFiles } from './video-files.ts'

export interface VideoFieldProps {
  initial: ChosenPicture | null
  /** Called with the poster and its video once uploaded. While `busy`, an upload is still running: don't submit the form then. */
  onChange: (video: ChosenPicture | null, busy: boolean) => void
}

const bytesPerMegabyte = 1_000_000
/** Rounded up to a tenth, so that a file just above the limit isn't shown with the size of the limit. */
const megabytes = (bytes: number): number => Math.ceil((bytes / bytesPerMegabyte) * 10) / 10

/** Chooses and uploads the video of a post, with an input for its description. Loaded by `VideoPicker`. */
export function VideoField({ initial, onChange }: VideoFieldProps) {
  const t = useText('media')
  const rulesId = useId()
  const input = useRef<HTMLInputElement>(null)
  const { picked, send, remove, setAlt, setVideo } = useVideoUpload({ feature: 'post', initial, onChange })
  const { uploaded, error, file } = picked ?? {}
  return (
    <div className="grid gap-3">
      {picked && !uploaded && error === undefined && <Sending progress={picked.progress} onCancel={remove} />}
      {error !== undefined && <Failed error={error} file={file} onRetry={send} onRemove={remove} />}
      {uploaded?.video && (
        <>
          <div className="relative">
            <Video
              video={uploaded.video}
              poster={uploaded.url}
              label={uploaded.alt || t('video.yours')}
              play={t('video.play')}
              className="max-h-96 w-full rounded-card"
            />
            <IconButton label={t('video.remove')} className="absolute end-2 top-2 bg-ground" onClick={remove}>
              <Icon name="close" />
            </IconButton>
          </div>
          <Field
            label={t('video.alt')}
            hint={t('video.altWhy')}
            maxLength={limits.upload.alt}
            defaultValue={uploaded.alt}
            onChange={({ currentTarget }) => setAlt(currentTarget.value)}
          />
          <CaptionsField poster={uploaded.url} video={uploaded.video} onChange={setVideo} />
        </>
      )}
      <input
        ref={input}
        type="file"
        aria-label={t('video.choose')}
        accept={videoFiles}
        hidden
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? []
          if (chosen) send(chosen)
          currentTarget.value = ''
        }}
      />
      {!picked && (
        <div>
          <Button look="secondary" aria-describedby={rulesId} onClick={() => input.current?.click()}>
            {t('video.choose')}
          </Button>
          <p id={rulesId} className="mt-2 text-sm text-quiet">
            {t('video.rules', { seconds: limits.video.seconds, size: limits.video.bytes / bytesPerMegabyte })}
          </p>
        </div>
      )}
    </div>
  )
}

function Sending({ progress, onCancel }: { progress: number; onCancel: () => void }) {
  const t = useText('media')
  return (
    <div className="grid gap-1">
      <ProgressBar label={t('video.uploading')} value={progress} max={1} tone="ember" />
      <p className="flex items-center justify-between gap-4 text-sm text-quiet">
        {t(progress === 0 ? 'video.preparing' : progress < 1 ? 'video.uploading' : 'video.checking')}
        <TextButton onClick={onCancel}>{t('cancel')}</TextButton>
      </p>
    </div>
  )
}

interface FailedProps {
  error: unknown
  file: File | undefined
  onRetry: (file: File) => void
  onRemove: () => void
}

/** Refusals that depend on the file, so that a retry can't succeed. */
const ofTheFile: ReadonlySet<string> = new Set(['BODY_IS_TOO_LARGE', 'ERROR_IN_UPLOADING_FILE', 'INVALID_VIDEO', 'VIDEO_IS_TOO_LONG'])

function Failed({ error, file, onRetry, onRemove }: FailedProps) {
  const t = useText('media')
  const number = useNumber()
  const errorMessage = useErrorMessage()
  const isTooLarge = file !== undefined && file.size > limits.video.bytes
  const canRetry = file !== undefined && !(isRefusal(error) && ofTheFile.has(error.code))
  return (
    <div role="alert" className="text-sm">
      <p className="font-medium text-bad">{t('video.failed')}</p>
      <p className="text-quiet">
        {isTooLarge
          ? t('video.tooLarge', { size: number(megabytes(file.size), 1), max: number(megabytes(limits.video.bytes)) })
          : errorMessage(error)}
      </p>
      <p className="mt-1 flex gap-5">
        {canRetry && <TextButton onClick={() => onRetry(file)}>{t('retry')}</TextButton>}
        <TextButton onClick={onRemove}>{t('video.other')}</TextButton>
      </p>
    </div>
  )
}
