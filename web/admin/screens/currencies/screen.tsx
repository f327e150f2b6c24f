import { useCallback } from 'react'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Notice } from '#web/admin/frame/notice.tsx'
import { Screen } from '#web/admin/frame/screen.tsx'
import { staff } from '#web/admin/session/session.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { CurrencyEditor } from './currency-editor.tsx'

/** The additional currencies that the shop accepts. */
export function Component() {
  const t = useText('admin-currencies')
  const admin = useText('admin')
  const errorMessage = useErrorMessage()
  const { value, error, load } = useAsyncData(useCallback(() => staff('GET /admin/currencies', {}), []))
  return (
    <Screen title={t('title')}>
      {error !== null && !value ? (
        <Notice title={admin('list.failed')} text={errorMessage(error)}>
          <ActionButton onClick={() => void load()}>{admin('retry')}</ActionButton>
        </Notice>
      ) : value ? (
        <CurrencyEditor key={value.version} settings={value} onSaved={load} />
      ) : (
        <div role="status" className="grid gap-3 px-4 py-6 md:px-8">
          <span className="sr-only">{admin('loading')}</span>
          <Skeleton className="h-80" />
        </div>
      )}
    </Screen>
  )
}
