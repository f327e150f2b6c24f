import { adminUrls } from '#contract/admin/urls.ts'
import type { Locale } from '#contract/locales.ts'
import { useText } from '#web/lib/text.ts'
import { useToastedAction } from '#web/lib/use-toasted-action.ts'
import { exportForStaff } from '#web/admin/session/export-file.ts'
import { ActionButton, ActionLink } from '#web/admin/ui/action-button.tsx'
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx'

/** Exports translations as a file for translators, and imports it again. */
export function FileActions({ into }: { into: Locale }) {
  const t = useText('admin-translations')
  const { busy, run } = useToastedAction()
  const start = (state: 'all' | 'open') => void run(() => exportForStaff('GET /admin/translations/export', { locale: into, state }))
  return (
    <>
      <ActionButton disabled={busy} onClick={() => start('open')}>
        <AdminIcon name="download" />
        {t('exportOpen')}
      </ActionButton>
      <ActionButton disabled={busy} onClick={() => start('all')}>
        <AdminIcon name="download" />
        {t('exportAll')}
      </ActionButton>
      <ActionLink to={adminUrls.imports()}>{t('import')}</ActionLink>
    </>
  )
}
