import { useCallback, useState } from 'react'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useSearchParams } from '#web/lib/router/hooks.ts'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Notice } from '#web/admin/frame/notice.tsx'
import { Screen } from '#web/admin/frame/screen.tsx'
import { staff } from '#web/admin/session/session.ts'
import { ExportButton } from '#web/admin/table/export-button.tsx'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { MailSwitch } from './mail-switch.tsx'
import { rangeOf } from './range.ts'
import { RangeTabs } from './range-tabs.tsx'
import { Report } from './report.tsx'

/** The figures of a range, compared with the same number of days before it. The range is in the address. */
export function Component() {
  const t = useText('admin-analytics')
  const admin = useText('admin')
  const errorMessage = useErrorMessage()
  const [query] = useSearchParams()
  const [now] = useState(() => new Date())
  const { from, to } = rangeOf(query, now)
  const read = useCallback(() => staff('GET /admin/analytics', { from, to }), [from, to])
  const { value, error, load } = useAsyncData(read)
  return (
    <Screen
      title={t('title')}
      actions={
        <>
          {value && <MailSwitch isMailed={value.isMailed} />}
          <ExportButton route="GET /admin/analytics/export" query={{ from, to }} />
        </>
      }
    >
      <RangeTabs from={from} to={to} />
      {value ? (
        <Report report={value} />
      ) : error === null ? (
        <div role="status" className="grid gap-6 px-4 py-6 md:px-8">
          <span className="sr-only">{admin('loading')}</span>
          <Skeleton className="h-20" />
          <Skeleton className="h-72" />
        </div>
      ) : (
        <Notice title={t('failed')} text={errorMessage(error)}>
          <ActionButton onClick={() => void load()}>{admin('retry')}</ActionButton>
        </Notice>
      )}
    </Screen>
  )
}
