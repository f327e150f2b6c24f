import { useCallback, useState } from 'react'
import { useSearchParams } from '#web/lib/router/hooks.ts'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Loaded } from '#web/admin/frame/loaded.tsx'
import { Screen } from '#web/admin/frame/screen.tsx'
import { staff } from '#web/admin/session/session.ts'
import { ExportButton } from '#web/admin/table/export-button.tsx'
import { MailSwitch } from './mail-switch.tsx'
import { rangeOf } from './range.ts'
import { RangeTabs } from './range-tabs.tsx'
import { Report } from './report.tsx'

/** The figures of a range, compared with the same number of days before it. The range is in the address. */
export function Component() {
  const t = useText('admin-analytics')
  const [query] = useSearchParams()
  const [now] = useState(() => new Date())
  const { from, to } = rangeOf(query, now)
  const read = useCallback(() => staff('GET /admin/analytics', { from, to }), [from, to])
  const data = useAsyncData(read)
  return (
    <Screen
      title={t('title')}
      actions={
        <>
          {data.value && <MailSwitch isMailed={data.value.isMailed} />}
          <ExportButton route="GET /admin/analytics/export" query={{ from, to }} />
        </>
      }
    >
      <RangeTabs from={from} to={to} />
      <Loaded data={data} bones={['h-20', 'h-72']} failed={t('failed')}>
        {(report) => <Report report={report} />}
      </Loaded>
    </Screen>
  )
}
