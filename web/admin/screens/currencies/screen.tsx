import { useCallback } from 'react'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Loaded } from '#web/admin/frame/loaded.tsx'
import { Screen } from '#web/admin/frame/screen.tsx'
import { staff } from '#web/admin/session/session.ts'
import { CurrencyEditor } from './currency-editor.tsx'

/** The additional currencies that the shop accepts. */
export function Component() {
  const t = useText('admin-currencies')
  const data = useAsyncData(useCallback(() => staff('GET /admin/currencies', {}), []))
  return (
    <Screen title={t('title')}>
      <Loaded data={data}>{(value) => <CurrencyEditor key={value.version} settings={value} onSaved={data.load} />}</Loaded>
    </Screen>
  )
}
