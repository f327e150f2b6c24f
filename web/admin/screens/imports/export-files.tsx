import type { ApiRoute } from '#contract/api.ts'
import { kindPermissions } from '#contract/import-kinds.ts'
import type { productFileFormats } from '#contract/imports.ts'
import type { Permission } from '#contract/permissions.ts'
import { useText } from '#web/lib/text.ts'
import { useToastedAction } from '#web/lib/use-toasted-action.ts'
import { useMay } from '#web/admin/session/session.ts'
import { useLanguageName, useTargets } from '#web/admin/translations/languages.ts'
import { exportForStaff } from '#web/admin/session/export-file.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { AdminIcon } from '#web/admin/ui/admin-icon.tsx'

const formats = ['shopify', 'shopify-old', 'woocommerce'] as const satisfies typeof productFileFormats

interface Exported {
  kind: 'stock' | 'prices' | 'customers' | 'orders' | 'redirects'
  route: ApiRoute
  permission: Permission
  input: Record<string, string>
}
const others: readonly Exported[] = [
  { kind: 'stock', route: 'GET /admin/stock/export', permission: kindPermissions.stock, input: {} },
  { kind: 'prices', route: 'GET /admin/imports/prices', permission: kindPermissions.prices, input: {} },
  { kind: 'customers', route: 'GET /admin/customers/export', permission: 'customers:read', input: { format: 'shopify' } },
  { kind: 'orders', route: 'GET /admin/orders/export', permission: 'orders:read', input: { format: 'shopify' } },
  { kind: 'redirects', route: 'GET /admin/redirects/export', permission: kindPermissions.redirects, input: {} },
]

/** Exports all items of a kind as a file that can be imported here and by other shops. */
export function ExportFiles() {
  const t = useText('admin-imports')
  const may = useMay()
  const { busy, run } = useToastedAction()
  const targets = useTargets()
  const languageName = useLanguageName()
  const start = (route: ApiRoute, input: Record<string, string>) => void run(() => exportForStaff(route, input))
  return (
    <section className="grid content-start justify-items-start gap-3">
      <h2 className="font-semibold">{t('out.title')}</h2>
      <p className="text-sm text-quiet">{t('out.text')}</p>
      {may(kindPermissions.products) && (
        <>
          <h3 className="font-medium">{t('kind.products')}</h3>
          <div className="flex flex-wrap gap-2">
            {formats.map((format) => (
              <ActionButton key={format} disabled={busy} onClick={() => start('GET /admin/imports/export', { format })}>
                <AdminIcon name="download" />
                {t(`format.${format}`)}
              </ActionButton>
            ))}
          </div>
        </>
      )}
      <div className="flex flex-wrap gap-2 pt-2">
        {others
          .filter(({ permission }) => may(permission))
          .map(({ kind, route, input }) => (
            <ActionButton key={kind} disabled={busy} onClick={() => start(route, input)}>
              <AdminIcon name="download" />
              {t(`kind.${kind}`)}
            </ActionButton>
          ))}
        {may(kindPermissions.translations) &&
          targets.map((locale) => (
            <ActionButton key={locale} disabled={busy} onClick={() => start('GET /admin/translations/export', { locale })}>
              <AdminIcon name="download" />
              {t('out.translations', { language: languageName(locale) })}
            </ActionButton>
          ))}
      </div>
    </section>
  )
}
