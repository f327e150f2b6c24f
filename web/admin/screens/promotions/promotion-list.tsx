import { useMemo, useState } from 'react'
import { adminUrls } from '#contract/admin/urls.ts'
import type { Promotion } from '#contract/promotions.ts'
import { useMoney, useNumber } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { stateOf, useEffectText } from '#web/admin/promotions/describe.ts'
import { oneOf } from '#web/admin/table/filters.ts'
import { pagesOf } from '#web/admin/table/list-calls.ts'
import type { List } from '#web/admin/table/list.ts'
import { StateMark } from '#web/admin/ui/state-mark.tsx'

const shapes = { on: 'done', planned: 'waiting', over: 'ended', off: 'ended' } as const
const tones = { on: 'good', planned: 'warn', over: 'quiet', off: 'quiet' } as const

function State({ of, now }: { of: Promotion; now: number }) {
  const t = useText('admin-promotions')
  const state = stateOf(of, now)
  return (
    <StateMark shape={shapes[state]} tone={tones[state]}>
      {t(`state.${state}`)}
    </StateMark>
  )
}

/** The list of promotions. */
export function usePromotionList(): List<Promotion> {
  const t = useText('admin-promotions')
  const money = useMoney()
  const number = useNumber()
  const effectText = useEffectText()
  const [now] = useState(() => Date.now())
  return useMemo((): List<Promotion> => {
    const codes = ({ firstCode, codeCount }: Promotion) =>
      codeCount > 1 ? t('codes', { count: codeCount, code: firstCode ?? '' }) : (firstCode ?? t('automatic'))
    const uses = ({ uses: count, usesMax }: Promotion) => (usesMax === null ? number(count) : `${number(count)} / ${number(usesMax)}`)
    return {
      id: 'promotions',
      title: t('title'),
      searchIn: t('searchIn'),
      load: pagesOf('GET /admin/promotions'),
      sort: '-created',
      filters: [oneOf('trigger', t('filter.trigger'), ['code', 'automatic'], (value) => t(`trigger.${value}`))],
      views: [
        { name: t('view.all'), query: {} },
        { name: t('view.on'), query: { active: 'true' } },
        { name: t('view.off'), query: { active: 'false' } },
      ],
      columns: [
        { id: 'name', name: t('column.name'), cell: ({ name }) => <strong className="font-semibold">{name}</strong> },
        { id: 'effect', name: t('column.effect'), cell: ({ effect }) => effectText(effect) },
        { id: 'code', name: t('column.code'), cell: codes },
        { id: 'state', name: t('column.state'), cell: (row) => <State of={row} now={now} /> },
        { id: 'uses', name: t('column.uses'), end: true, from: 'lg', cell: uses },
        { id: 'discounted', name: t('column.discounted'), end: true, from: 'lg', cell: ({ discounted }) => money(discounted) },
      ],
      rowKey: ({ id }) => id,
      rowLabel: (row) => `${row.name}, ${effectText(row.effect)}, ${t(`state.${stateOf(row, now)}`)}`,
      rowUrl: ({ id }) => adminUrls.promotion(id),
      phone: (row) => ({
        title: row.name,
        aside: effectText(row.effect),
        second: codes(row),
        third: (
          <>
            <State of={row} now={now} />
            <span className="text-quiet">{t('used', { count: row.uses })}</span>
          </>
        ),
      }),
      empty: { title: t('empty.title'), text: t('empty.text') },
    }
  }, [t, money, number, effectText, now])
}
