import { useCallback, useState } from 'react'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Notice } from '#web/admin/frame/notice.tsx'
import { Screen } from '#web/admin/frame/screen.tsx'
import { staff } from '#web/admin/session/session.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ShippingPreview } from './try-it.tsx'
import { ZoneList } from './zone-list.tsx'

/** Shipping zones with their methods and prices. */
export function Component() {
  const t = useText('admin-shipping')
  const admin = useText('admin')
  const errorMessage = useErrorMessage()
  const [isNew, setNew] = useState(false)
  const { value, error, load } = useAsyncData(useCallback(() => staff('GET /admin/shipping-zones', {}), []))
  const done = async () => {
    setNew(false)
    await load()
  }
  return (
    <Screen title={t('title')} actions={<ActionButton onClick={() => setNew(!isNew)}>{isNew ? t('cancel') : t('newZone')}</ActionButton>}>
      {error !== null && !value ? (
        <Notice title={admin('list.failed')} text={errorMessage(error)}>
          <ActionButton onClick={() => void load()}>{admin('retry')}</ActionButton>
        </Notice>
      ) : value ? (
        <div className="grid gap-10 px-4 py-6 md:px-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,22rem)]">
          <ZoneList {...value} isNew={isNew} onDone={done} />
          <ShippingPreview countries={value.countries} saved={value.zones} />
        </div>
      ) : (
        <div role="status" className="grid gap-3 px-4 py-6 md:px-8">
          <span className="sr-only">{admin('loading')}</span>
          <Skeleton className="h-80" />
        </div>
      )}
    </Screen>
  )
}
