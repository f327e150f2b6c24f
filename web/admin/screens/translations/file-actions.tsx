import { adminUrls } from '#contract/admin/urls.ts'
import type { Locale } from '#contract/locales.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { useAction } from '#web/lib/use-action.ts'
import { exportFile } from '#web/features/auth/session/export-file.ts'
import { ActionButton, ActionLink } from '#web/admin/ui/action-button.tsx'
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx'

/** Exports translations as a file for translators, and imports it again. */
export function FileActions({ into }: { into: Locale }) {
  const t = useText('admin-translations')
  const message = useErrorMessage()
  const { busy, run } = useAction()
  const start = (state: 'all' | 'open') =>
    void run(() =>
      exportFile('GET /admin/translations/export', { locale: into, state }).catch((error: unknown) => toast('error', message(error))),
    )
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
