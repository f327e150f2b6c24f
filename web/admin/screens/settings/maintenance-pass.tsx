import { urls } from '#contract/urls.ts'
import { useText } from '#web/lib/text.ts'
import { useToastedAction } from '#web/lib/use-toasted-action.ts'
import { staff } from '#web/admin/session/session.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'

/** Opens the shop in this browser despite maintenance mode. */
export function MaintenancePass() {
  const t = useText('admin-settings')
  const { busy, run } = useToastedAction()
  const open = () =>
    void run(async () => {
      await staff('POST /admin/maintenance/pass', {})
      window.open(urls.market(), '_blank', 'noopener')
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
