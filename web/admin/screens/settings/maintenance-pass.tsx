import { urls } from '#contract/urls.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { useAction } from '#web/lib/use-action.ts'
import { staff } from '#web/admin/session/session.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'

/** Opens the shop in this browser despite maintenance mode. */
export function MaintenancePass() {
  const t = useText('admin-settings')
  const errorMessage = useErrorMessage()
  const { busy, run } = useAction()
  const open = () =>
    void run(async () => {
      try {
        await staff('POST /admin/maintenance/pass', {})
        window.open(urls.market(), '_blank', 'noopener')
      } catch (error) {
        toast('error', errorMessage(error))
      }
    })
  return (
    <div>
      <ActionButton busy={busy} onClick={open}>
        {t('pass.open')}
      </ActionButton>
      <p className="mt-1.5 text-sm text-quiet">{t('pass.text')}</p>
    </div>
  )
}
