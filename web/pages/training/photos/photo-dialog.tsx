import { useState } from 'react'
import type { ProgressPhoto } from '#contract/training/progress-photos.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { useText } from '#web/lib/text.ts'
import { toastError } from '#web/lib/toast-error.ts'
import { toast } from '#web/lib/toast.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { Confirm } from '#web/ui/confirm.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { useMeasures } from '../measurements/use-measures.ts'
import { usePhotoText } from './use-photo-text.ts'

interface PhotoDialogProps {
  photo: ProgressPhoto
  onDeleted: () => void
  onClose: () => void
}

/** A photo in its full size, and the button that deletes it after a confirmation. */
export function PhotoDialog({ photo, onDeleted, onClose }: PhotoDialogProps) {
  const t = useText('training')
  const { text } = useMeasures('weight')
  const name = usePhotoText()(photo)
  const [isConfirming, setConfirming] = useState(false)
  const { busy, run } = useAction()
  const { url, width, height } = photo.picture
  const remove = () =>
    void run(async () => {
      try {
        await signed('DELETE /progress-photos/:id', { id: photo.id })
        onDeleted()
        toast('success', t('photos.deleted'))
      } catch (error) {
        setConfirming(false)
        toastError(error)
      }
    })
  return (
    <>
      <Dialog open title={name} onClose={onClose}>
        <div className="grid min-h-0 grid-cols-1 gap-4 overflow-y-auto p-5">
          <Picture url={url} width={width} height={height} alt={name} className="max-h-[62dvh] w-full rounded-input object-contain" />
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="font-semibold">{photo.weight !== null && text(photo.weight)}</p>
            <Button look="danger" onClick={() => setConfirming(true)}>
              {t('photos.delete')}
            </Button>
          </div>
        </div>
      </Dialog>
      <Confirm
        open={isConfirming}
        title={t('photos.deleteTitle')}
        text={t('photos.deleteText')}
        action={t('photos.delete')}
        dismiss={t('photos.keep')}
        busy={busy}
        onConfirm={remove}
        onClose={() => setConfirming(false)}
      />
    </>
  )
}
