import { useState } from 'react'
import { urls } from '#contract/urls.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { goTo } from '#web/lib/navigate.ts'
import { useText } from '#web/lib/text.ts'
import { toastError } from '#web/lib/toast-error.ts'
import { toast } from '#web/lib/toast.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Button } from '#web/ui/button.tsx'
import { Confirm } from '#web/ui/confirm.tsx'

/** Deletes a routine after confirmation. */
export function DeleteRoutine({ id, onDeleted }: { id: string; onDeleted: () => void }) {
  const t = useText('training')
  const [isConfirming, setConfirming] = useState(false)
  const { busy, run } = useAction()
  const remove = () =>
    void run(async () => {
      try {
        await signed('DELETE /routines/:id', { id })
        onDeleted()
        toast('success', t('routine.deleted'))
        goTo(urls.training(), { replace: true })
      } catch (error) {
        setConfirming(false)
        toastError(error)
      }
    })
  return (
    <>
      <Button look="danger" onClick={() => setConfirming(true)}>
        {t('routine.delete')}
      </Button>
      <Confirm
        open={isConfirming}
        title={t('routine.deleteTitle')}
        text={t('routine.deleteText')}
        action={t('routine.delete')}
        dismiss={t('routine.keep')}
        busy={busy}
        onConfirm={remove}
        onClose={() => setConfirming(false)}
      />
    </>
  )
}
