import type { ApiRoute } from '#contract/api.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { useAction } from '#web/lib/use-action.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx'
import { exportList } from './export-list.ts'
import type { Query } from './list.ts'

/** Downloads exactly what is filtered. */
export function ExportButton({ route, query }: { route: ApiRoute; query: Query }) {
  const t = useText('admin')
  const errorMessage = useErrorMessage()
  const { busy, run } = useAction()
  const start = () => void run(() => exportList(route, query).catch((error: unknown) => toast('error', errorMessage(error))))
  return (
    <ActionButton busy={busy} onClick={start}>
      <AdminIcon name="download" />
      {t('list.export')}
    </ActionButton>
  )
}
