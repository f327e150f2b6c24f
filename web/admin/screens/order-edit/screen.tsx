import { useCallback } from 'react'
import { adminUrls } from '#contract/admin/urls.ts'
import { useParams } from '#web/lib/router/hooks.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Notice } from '#web/admin/frame/notice.tsx'
import { Screen } from '#web/admin/frame/screen.tsx'
import { staff } from '#web/admin/session/session.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { EditForm } from './edit-form.tsx'

/** Edits an order before it's packed. */
export function Component() {
  const t = useText('admin-compose')
  const common = useText('admin')
  const errorMessage = useErrorMessage()
  const { number = '' } = useParams()
  const { value, error, load } = useAsyncData(useCallback(() => staff('GET /admin/orders/:id', { id: number }), [number]))
  return (
    <Screen title={t('edit.title', { number })} back={adminUrls.order(number)}>
      {error !== null && !value && (
        <Notice title={t('failed')} text={errorMessage(error)}>
          <ActionButton onClick={() => void load()}>{common('retry')}</ActionButton>
        </Notice>
      )}
      {!value && error === null && (
        <div role="status" className="grid gap-4 px-4 py-6 md:px-8">
          <span className="sr-only">{common('loading')}</span>
          <Skeleton className="h-40" />
        </div>
      )}
      {value && <EditForm key={value.order.id} read={value} />}
    </Screen>
  )
}
