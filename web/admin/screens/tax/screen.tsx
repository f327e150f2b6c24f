import { useCallback } from 'react'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Loaded } from '#web/admin/frame/loaded.tsx'
import { Screen } from '#web/admin/frame/screen.tsx'
import { staff } from '#web/admin/session/session.ts'
import { TaxEditor } from './tax-editor.tsx'

/** Tax classes, and rates by place. */
export function Component() {
  const t = useText('admin-shipping')
  const data = useAsyncData(useCallback(() => staff('GET /admin/tax', {}), []))
  return (
    <Screen title={t('tax.title')}>
      <Loaded data={data}>{(value) => <TaxEditor key={value.settings.version} {...value} onSaved={data.load} />}</Loaded>
    </Screen>
  )
}
