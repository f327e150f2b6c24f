import { useCallback } from 'react'
import type { Segment } from '#contract/admin/segments.ts'
import { adminUrls } from '#contract/admin/urls.ts'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Link } from '#web/ui/link.tsx'
import { LoadedList } from '#web/admin/frame/loaded-list.tsx'
import { Screen } from '#web/admin/frame/screen.tsx'
import { useCustomerCount } from '#web/admin/segments/use-customer-count.ts'
import { useDescribeFilter } from '#web/admin/segments/describe.ts'
import { staff, useMay } from '#web/admin/session/session.ts'
import { ActionLink } from '#web/admin/ui/action-button.tsx'

/** The saved customer filters. */
export function Component() {
  const t = useText('admin-segments')
  const data = useAsyncData(useCallback(() => staff('GET /admin/segments', {}), []))
  const may = useMay()
  return (
    <Screen
      title={t('title')}
      back={adminUrls.customers()}
      actions={
        may('customers:write') && (
          <ActionLink look="ember" to={adminUrls.newSegment()}>
            {t('new')}
          </ActionLink>
        )
      }
    >
      <p className="max-w-168 px-4 pb-4 text-quiet md:px-8">{t('lead')}</p>
      <LoadedList data={data} empty={{ title: t('empty.title'), text: t('empty.text') }}>
        {({ segments }) => segments.map((segment) => <Row key={segment.id} segment={segment} />)}
      </LoadedList>
    </Screen>
  )
}

function Row({ segment: { id, name, filter } }: { segment: Segment }) {
  const t = useText('admin-segments')
  const describe = useDescribeFilter()
  const total = useCustomerCount(filter)
  return (
    <li className="grid gap-1 border-b border-line py-3 md:grid-cols-[minmax(0,16rem)_minmax(0,1fr)_auto] md:items-center md:gap-6">
      <Link to={adminUrls.segment(id)} className="flex min-h-11 items-center font-semibold hover:underline">
        {name}
      </Link>
      <span className="text-quiet">{describe(filter).join(' · ') || t('everyone')}</span>
      <Link to={adminUrls.customers({ segment: id })} className="flex min-h-11 items-center tabular-nums text-link md:justify-end">
        {total}
      </Link>
    </li>
  )
}
