import type { ApiRoute } from '#contract/api.ts'
import { useText } from '#web/lib/text.ts'
import { useToastedAction } from '#web/lib/use-toasted-action.ts'
import { Menu } from '#web/ui/menu.tsx'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx'
import { exportList } from './export-list.ts'
import type { ExportFormat, Query } from './list.ts'

interface ExportButtonProps {
  route: ApiRoute
  query: Query
  /** If there are several formats, the user picks one. */
  formats?: readonly ExportFormat[] | undefined
}

/** Exports exactly the filtered rows. */
export function ExportButton({ route, query, formats }: ExportButtonProps) {
  const t = useText('admin')
  const { busy, run } = useToastedAction()
  const start = (from: ApiRoute, more: Record<string, string>) => void run(() => exportList(from, query, more))
  const label = (
    <>
      <AdminIcon name="download" />
      {t('list.export')}
    </>
  )
  if (!formats)
    return (
      <ActionButton busy={busy} onClick={() => start(route, {})}>
        {label}
      </ActionButton>
    )
  const items = formats.map((one) => ({ label: one.label, onChoose: () => start(one.route ?? route, one.input ?? {}) }))
  return (
    <Menu label={t('list.export')} groups={[{ items }]}>
      {(trigger) => (
        <ActionButton busy={busy} {...trigger}>
          {label}
        </ActionButton>
      )}
    </Menu>
  )
}
