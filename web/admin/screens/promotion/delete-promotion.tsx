import { useState } from 'react'
import { adminUrls } from '#contract/admin/urls.ts'
import type { Promotion } from '#contract/promotions.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { goTo } from '#web/lib/navigate.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { useAction } from '#web/lib/use-action.ts'
import { staff } from '#web/admin/session/session.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { Confirm } from '#web/ui/confirm.tsx'

/** Deletes one that no order was ever cheaper by; the others are switched off. */
export function DeletePromotion({ promotion: { id, name, uses } }: { promotion: Promotion }) {
  const t = useText('admin-promotions')
  const errorMessage = useErrorMessage()
  const [asking, setAsking] = useState(false)
  const { busy, run } = useAction()
  if (uses > 0) return null
  const remove = () =>
    run(async () => {
      try {
        await staff('DELETE /admin/promotions/:id', { id })
        toast('success', t('deleted'))
        goTo(adminUrls.promotions(), { replace: true })
      } catch (error) {
        setAsking(false)
        toast('error', errorMessage(error))
      }
    })
  return (
    <>
      <ActionButton look="bad" onClick={() => setAsking(true)}>
        {t('delete.button')}
      </ActionButton>
      <Confirm
        open={asking}
        title={t('delete.title', { name })}
        text={t('delete.text')}
        action={t('delete.button')}
        busy={busy}
        onConfirm={() => void remove()}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
