import { useCallback, useState } from 'react'
import type { FlaggedRecord } from '#contract/admin/records.ts'
import { checkedLifts, recordFlags } from '#web/admin/records/choices.ts'
import { Loaded } from '#web/admin/frame/loaded.tsx'
import { Notice } from '#web/admin/frame/notice.tsx'
import { Screen } from '#web/admin/frame/screen.tsx'
import { useKeys } from '#web/admin/keys/keys.ts'
import { Filters } from '#web/admin/records/filters.tsx'
import { RecordDetail } from '#web/admin/records/record-detail.tsx'
import { RecordList } from '#web/admin/records/record-list.tsx'
import { placeOf, type RecordListState, parseRecordListState } from '#web/admin/records/record-list-state.ts'
import { StateTabs } from '#web/admin/records/state-tabs.tsx'
import { staff } from '#web/admin/session/session.ts'
import { focusHeading } from '#web/lib/focus-heading.ts'
import { goTo } from '#web/lib/navigate.ts'
import { useSearchParams } from '#web/lib/router/hooks.ts'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { usePaginatedList } from '#web/lib/use-paginated-list.ts'

const countWaiting = () => staff('GET /admin/records/waiting', {})

/** Implausible lifts: the list, the lift in its context, and the decision. The address holds state, filters and lift. */
export function Component() {
  const t = useText('admin-records')
  const [query] = useSearchParams()
  const shown = parseRecordListState(query)
  const { state, lift, flag, chosen } = shown
  const ask = useCallback((cursor?: string) => staff('GET /admin/records', { state, lift, flag, cursor, limit: 50 }), [state, lift, flag])
  const pages = usePaginatedList<FlaggedRecord>(ask)
  const waiting = useAsyncData(countWaiting)
  const [version, setVersion] = useState(0)
  const { value, load } = pages.data
  const items = value?.items ?? []
  const here = items.findIndex(({ id }) => id === chosen)
  const show = (next: Partial<RecordListState>) => goTo(placeOf({ ...shown, ...next }), { replace: true })
  const step = (by: 1 | -1) => show({ chosen: (items[here < 0 ? 0 : here + by] ?? items[here])?.id })
  useKeys(t('keys.title'), [
    { keys: 'j', label: t('keys.next'), run: () => step(1) },
    { keys: 'k', label: t('keys.before'), run: () => step(-1) },
  ])
  const [focused, setFocused] = useState<string | undefined>()
  const decided = () => {
    const next = (items[here + 1] ?? items[here - 1])?.id
    show({ chosen: next })
    // The pressed button disappears with the lift, so the focus moves to the next one.
    setFocused(next)
    if (next === undefined) focusHeading()
    void load()
    void waiting.load()
    setVersion((before) => before + 1)
  }
  return (
    <Screen title={t('title')}>
      <StateTabs shown={shown} waiting={waiting.value?.count ?? null} />
      <Filters shown={shown} lifts={checkedLifts} flags={recordFlags} onChange={show} />
      <Loaded data={pages.data} bones={['h-64']} failed={t('failed')}>
        {() =>
          items.length === 0 && chosen === undefined ? (
            <Notice title={t(`empty.${state}`)} text={t('emptyText')} />
          ) : (
            <div className="lg:grid lg:grid-cols-[19rem_minmax(0,1fr)]">
              <RecordList pages={pages} items={items} shown={shown} />
              {chosen === undefined ? (
                <p className="hidden p-8 text-quiet lg:block">{t('choose')}</p>
              ) : (
                <RecordDetail
                  key={`${chosen} ${version}`}
                  id={chosen}
                  takesFocus={chosen === focused}
                  backTo={placeOf({ ...shown, chosen: undefined })}
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
