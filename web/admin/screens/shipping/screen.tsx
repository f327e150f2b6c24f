import { useCallback, useState } from 'react'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Loaded } from '#web/admin/frame/loaded.tsx'
import { Screen } from '#web/admin/frame/screen.tsx'
import { staff } from '#web/admin/session/session.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { ShippingPreview } from './shipping-preview.tsx'
import { ZoneList } from './zone-list.tsx'

/** Shipping zones with their methods and prices. */
export function Component() {
  const t = useText('admin-shipping')
  const [isNew, setNew] = useState(false)
  const data = useAsyncData(useCallback(() => staff('GET /admin/shipping-zones', {}), []))
  const done = async () => {
    setNew(false)
    await data.load()
  }
  return (
    <Screen title={t('title')} actions={<ActionButton onClick={() => setNew(!isNew)}>{isNew ? t('cancel') : t('newZone')}</ActionButton>}>
      <Loaded data={data}>
        {(value) => (
          <div className="grid gap-10 px-4 py-6 md:px-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,22rem)]">
            <ZoneList {...value} isNew={isNew} onDone={done} />
            <ShippingPreview countries={value.countries} saved={value.zones} />
          </div>
        )}
      </Loaded>
    </Screen>
  )
}
