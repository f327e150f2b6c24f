import { type FormEvent, useState } from 'react'
import { type Pose, poses } from '#contract/training/poses.ts'
import type { ProgressPhoto } from '#contract/training/progress-photos.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { PicturePicker } from '#web/features/media/picture-picker.tsx'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'

interface AddPhotoProps {
  onAdded: (photo: ProgressPhoto) => void
  onClose: () => void
}

/** A dialog that adds a photo of a day. */
export function AddPhoto({ onAdded, onClose }: AddPhotoProps) {
  const t = useText('training')
  const errorMessage = useErrorMessage()
  const [today] = useState(() => new Date().toLocaleDateString('sv'))
  const [day, setDay] = useState(today)
  const [pose, setPose] = useState<Pose | null>(null)
  const [mediaUrl, setMediaUrl] = useState<string | null>(null)
  const [isUploading, setUploading] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const { busy, error, run } = useAction()
  const send = (event: FormEvent) => {
    event.preventDefault()
    setMissing(mediaUrl === null)
    if (mediaUrl === null) return
    void run(async () => {
      onAdded(await signed('POST /progress-photos', { mediaUrl, day: day || today, pose }))
      toast('success', t('photos.added'))
    })
  }
  return (
    <Dialog open title={t('photos.add')} onClose={onClose}>
      <form onSubmit={send} className="grid min-h-0 grid-cols-1 gap-5 overflow-y-auto p-5">
        <p className="text-sm text-quiet">{t('photos.private')}</p>
        <PicturePicker
          feature="progress"
          onChange={([picture], isBusy) => {
            setMediaUrl(picture?.url ?? null)
            setUploading(isBusy)
            setMissing(false)
          }}
        />
        <div className="grid grid-cols-2 items-start gap-3">
          <Field
            label={t('exercise.day')}
            type="date"
            max={today}
            value={day}
            onChange={({ currentTarget }) => setDay(currentTarget.value)}
          />
          <Select
            label={t('photos.pose')}
            value={pose ?? ''}
            options={[{ value: '', name: t('photos.poses.none') }, ...poses.map((value) => ({ value, name: t(`photos.poses.${value}`) }))]}
            onChange={({ currentTarget }) => setPose(poses.find((one) => one === currentTarget.value) ?? null)}
          />
        </div>
        {isMissing && <Alert tone="bad">{t('photos.missing')}</Alert>}
        {error !== null && <Alert tone="bad">{errorMessage(error)}</Alert>}
        <Button type="submit" busy={busy || isUploading}>
          {t('photos.save')}
        </Button>
      </form>
    </Dialog>
  )
}
