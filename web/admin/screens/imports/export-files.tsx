import type { productFileFormats } from '#contract/imports.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { useAction } from '#web/lib/use-action.ts'
import { exportList } from '#web/admin/table/export-list.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx'

const formats = ['shopify', 'shopify-old', 'woocommerce'] as const satisfies typeof productFileFormats

/** All products as a file that other shops read. */
export function ExportFiles() {
  const t = useText('admin-imports')
  const errorMessage = useErrorMessage()
  const { busy, run } = useAction()
  const start = (format: string) =>
    void run(() => exportList('GET /admin/imports/export', { format }).catch((error: unknown) => toast('error', errorMessage(error))))
  return (
    <section className="grid content-start justify-items-start gap-3">
      <h2 className="text-lg font-semibold">{t('out.title')}</h2>
      <p className="text-sm text-quiet">{t('out.text')}</p>
      {formats.map((format) => (
        <ActionButton key={format} disabled={busy} onClick={() => start(format)}>
          <AdminIcon name="download" />
          {t(`format.${format}`)}
        </ActionButton>
      ))}
    </section>
  )
}
