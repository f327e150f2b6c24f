import { adminUrls } from '#contract/admin/urls.ts'
import type { Promotion } from '#contract/promotions.ts'
import { useText } from '#web/lib/text.ts'
import { staff } from '#web/admin/session/session.ts'
import { DeleteButton } from '#web/admin/ui/delete-button.tsx'

/** Deletes a promotion that no order has used; others can only be switched off. */
export function DeletePromotion({ promotion: { id, name, uses } }: { promotion: Promotion }) {
  const t = useText('admin-promotions')
  if (uses > 0) return null
  return (
    <DeleteButton
      label={t('delete.button')}
      title={t('delete.title', { name })}
      text={t('delete.text')}
      done={t('deleted')}
      listUrl={adminUrls.promotions()}
      remove={() => staff('DELETE /admin/promotions/:id', { id })}
    />
  )
}
