import { useCallback } from 'react'
import { isRefusal } from '#contract/refusal.ts'
import { adminUrls } from '#contract/admin/urls.ts'
import { useLocation, useParams } from '#web/lib/router/hooks.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Notice } from '#web/admin/frame/notice.tsx'
import { Screen } from '#web/admin/frame/screen.tsx'
import { loadNames } from '#web/admin/products/names.ts'
import { staff } from '#web/admin/session/session.ts'
import { ActionButton, ActionLink } from '#web/admin/ui/action-button.tsx'
import { Editor } from './editor.tsx'

/** One product, or a new one. */
export function Component() {
  const { id } = useParams()
  const { pathname } = useLocation()
  const load = useCallback(
    async () => ({ product: id ? await staff('GET /admin/products/:id', { id }) : null, names: await loadNames() }),
    [id],
  )
  const { value, error, load: again } = useAsyncData(load)
  if (error) return <Failed error={error} onRetry={again} />
  if (!value) return <Bones />
  return <Editor key={`${pathname} ${value.product?.id ?? ''}`} {...value} />
}

function Failed({ error, onRetry }: { error: unknown; onRetry: () => Promise<void> }) {
  const t = useText('admin-products')
  const admin = useText('admin')
  const message = useErrorMessage()
  const isMissing = isRefusal(error) && (error.status === 404 || error.status === 422)
  return (
    <Screen title={t('list.title')} back={adminUrls.products()}>
      <Notice title={isMissing ? t('missing.title') : t('failed')} text={isMissing ? t('missing.text') : message(error)}>
        {isMissing ? (
          <ActionLink to={adminUrls.products()}>{t('missing.action')}</ActionLink>
        ) : (
          <ActionButton onClick={() => void onRetry()}>{admin('retry')}</ActionButton>
        )}
      </Notice>
    </Screen>
  )
}

function Bones() {
  const t = useText('admin')
  return (
    <Screen title={t('menu.products')} back={adminUrls.products()}>
      <div role="status" className="grid gap-4 px-4 py-6 md:px-8">
        <span className="sr-only">{t('loading')}</span>
        {Array.from({ length: 6 }, (_, at) => (
          <Skeleton key={at} className="h-12" />
        ))}
      </div>
    </Screen>
  )
}
