import { useCallback } from 'react'
import { adminUrls } from '#contract/admin/urls.ts'
import { useParams } from '#web/lib/router/hooks.ts'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Loaded } from '#web/admin/frame/loaded.tsx'
import { Screen } from '#web/admin/frame/screen.tsx'
import { staff } from '#web/admin/session/session.ts'
import { EditForm } from './edit-form.tsx'

/** Edits an order before it's packed. */
export function Component() {
  const t = useText('admin-compose')
  const { number = '' } = useParams()
  const data = useAsyncData(useCallback(() => staff('GET /admin/orders/:id', { id: number }), [number]))
  return (
    <Screen title={t('edit.title', { number })} back={adminUrls.order(number)}>
      <Loaded data={data} bones={['h-40']} failed={t('failed')}>
        {(value) => <EditForm key={value.order.id} read={value} />}
      </Loaded>
    </Screen>
  )
}
