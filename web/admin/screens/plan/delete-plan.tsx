import type { StaffPlan } from '#contract/admin/plans.ts'
import { adminUrls } from '#contract/admin/urls.ts'
import { useText } from '#web/lib/text.ts'
import { staff } from '#web/admin/session/session.ts'
import { DeleteButton } from '#web/admin/ui/delete-button.tsx'

/** Deletes a plan that never had members; other plans can only be taken off sale. */
export function DeletePlan({ plan: { id, name } }: { plan: StaffPlan }) {
  const t = useText('admin-plans')
  return (
    <DeleteButton
      label={t('delete.button')}
      title={t('delete.title', { name })}
      text={t('delete.text')}
      done={t('deleted')}
      listUrl={adminUrls.plans()}
      remove={() => staff('DELETE /admin/plans/:id', { id })}
    />
  )
}
