import { useCallback, useState } from 'react'
import { adminUrls } from '#contract/admin/urls.ts'
import type { CaseView, ModerationCase } from '#contract/moderation-cases.ts'
import { Loaded } from '#web/admin/frame/loaded.tsx'
import { Notice } from '#web/admin/frame/notice.tsx'
import { Screen } from '#web/admin/frame/screen.tsx'
import { useKeys } from '#web/admin/keys/keys.ts'
import { CaseDetail } from '#web/admin/moderation/case-detail.tsx'
import { CaseList } from '#web/admin/moderation/case-list.tsx'
import { Numbers } from '#web/admin/moderation/numbers.tsx'
import { ViewTabs } from '#web/admin/moderation/view-tabs.tsx'
import { staff } from '#web/admin/session/session.ts'
import { useIsWide } from '#web/admin/ui/use-is-wide.ts'
import { goTo } from '#web/lib/navigate.ts'
import { useSearchParams } from '#web/lib/router/hooks.ts'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { usePaginatedList } from '#web/lib/use-paginated-list.ts'

const views = ['open', 'mine', 'appeals', 'done'] as const
const loadNumbers = () => staff('GET /admin/moderation/numbers', {})

/** Reported content: the queue, the case in its context, and the person. The address holds the view and the case. */
export function Component() {
  const t = useText('admin-moderation')
  const [query] = useSearchParams()
  const view: CaseView = views.find((one) => one === query.get('view')) ?? 'open'
  const caseInAddress = query.get('case')
  const ask = useCallback((cursor?: string) => staff('GET /admin/moderation/cases', { view, cursor, limit: 50 }), [view])
  const pages = usePaginatedList<ModerationCase>(ask)
  const numbers = useAsyncData(loadNumbers)
  const [version, setVersion] = useState(0)
  const { value, load } = pages.data
  const items = value?.items ?? []
  // On wide screens, the first case opens beside the list. Opening doesn't claim it.
  const isWide = useIsWide()
  const chosen = caseInAddress ?? (isWide ? (items[0]?.id ?? null) : null)
  const here = items.findIndex(({ id }) => id === chosen)
  const open = (id: string | undefined) =>
    goTo(adminUrls.moderation({ ...(view !== 'open' && { view }), ...(id !== undefined && { case: id }) }), { replace: true })
  const step = (by: 1 | -1) => open((items[here < 0 ? 0 : here + by] ?? items[here])?.id)
  const reload = () => {
    void load()
    void numbers.load()
    setVersion((before) => before + 1)
  }
  useKeys(t('keys.title'), [
    { keys: 'j', label: t('keys.next'), run: () => step(1) },
    { keys: 'k', label: t('keys.before'), run: () => step(-1) },
  ])
  const decided = () => {
    open((items[here + 1] ?? items[here - 1])?.id)
    reload()
  }
  return (
    <Screen title={t('title')} actions={numbers.value && <Numbers numbers={numbers.value} />}>
      <ViewTabs view={view} views={views} numbers={numbers.value} />
      <Loaded data={pages.data} bones={['h-64']} failed={t('failed')}>
        {() =>
          items.length === 0 && chosen === null ? (
            <Notice title={t('empty')} text={t('emptyText')} />
          ) : (
            <div className="lg:grid lg:grid-cols-[17rem_minmax(0,1fr)]">
              <CaseList
                pages={pages}
                items={items}
                chosen={chosen}
                hidden={caseInAddress !== null}
                to={(id) => adminUrls.moderation({ ...(view !== 'open' && { view }), case: id })}
              />
              {chosen === null ? (
                <p className="hidden p-8 text-quiet lg:block">{t('choose')}</p>
              ) : (
                <CaseDetail
                  key={`${chosen} ${version}`}
                  id={chosen}
                  backTo={adminUrls.moderation(view === 'open' ? {} : { view })}
                  onChange={reload}
                  onDecided={decided}
                />
              )}
            </div>
          )
        }
      </Loaded>
    </Screen>
  )
}
