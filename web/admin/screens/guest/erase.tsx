import { useState } from 'react'
import { adminUrls } from '#contract/admin/urls.ts'
import { goTo } from '#web/lib/navigate.ts'
import { useText } from '#web/lib/text.ts'
import { toastError } from '#web/lib/toast-error.ts'
import { toast } from '#web/lib/toast.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Confirm } from '#web/ui/confirm.tsx'
import { staff } from '#web/admin/session/session.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { allowLeaving } from '#web/admin/unsaved/unsaved.ts'

/** Erases a guest for good, once that is confirmed. */
export function Erase({ id }: { id: string }) {
  const t = useText('admin-customers')
  const { busy, run } = useAction()
  const [isAsking, setAsking] = useState(false)
  const erase = () =>
    void run(async () => {
      try {
        await staff('POST /admin/guests/:id/erase', { id })
        toast('success', t('erase.done'))
        allowLeaving()
        goTo(adminUrls.customers(), { replace: true })
      } catch (reason) {
        setAsking(false)
        toastError(reason)
      }
    })
  return (
    <>
      <ActionButton onClick={() => setAsking(true)}>{t('erase.open')}</ActionButton>
      {isAsking && (
        <Confirm
          open
          title={t('erase.title')}
          text={t('erase.text')}
          action={t('erase.open')}
          busy={busy}
          onConfirm={erase}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
