import { useState } from 'react'
import type { StaffPlan } from '#contract/admin/plans.ts'
import { adminUrls } from '#contract/admin/urls.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { goTo } from '#web/lib/navigate.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { useAction } from '#web/lib/use-action.ts'
import { staff } from '#web/admin/session/session.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { Confirm } from '#web/ui/confirm.tsx'

/** Deletes a plan that nobody ever had; the others are no longer offered. */
export function DeletePlan({ plan: { id, name } }: { plan: StaffPlan }) {
  const t = useText('admin-plans')
  const errorMessage = useErrorMessage()
  const [asking, setAsking] = useState(false)
  const { busy, run } = useAction()
  const remove = () =>
    run(async () => {
      try {
        await staff('DELETE /admin/plans/:id', { id })
        toast('success', t('deleted'))
        goTo(adminUrls.plans(), { replace: true })
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
