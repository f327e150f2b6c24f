import { useCallback, useState } from 'react'
import { adminUrls } from '#contract/admin/urls.ts'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { LoadedList } from '#web/admin/frame/loaded-list.tsx'
import { Screen } from '#web/admin/frame/screen.tsx'
import { staff } from '#web/admin/session/session.ts'
import { ActionLink } from '#web/admin/ui/action-button.tsx'
import { PlanRow } from './plan-row.tsx'
import { usePlanReordering } from './use-plan-reordering.ts'

/** The plans in the order that the shop shows, each with its prices and benefits. */
export function Component() {
  const t = useText('admin-plans')
  const data = useAsyncData(useCallback(() => staff('GET /admin/plans', {}), []))
  const [spoken, setSpoken] = useState('')
  const arrange = usePlanReordering(data, (name, place) => setSpoken(t('moved', { name, place })))
  return (
    <Screen
      title={t('title')}
      actions={
        <ActionLink look="ember" to={adminUrls.newPlan()}>
          {t('new')}
        </ActionLink>
      }
    >
      <p className="max-w-168 px-4 pb-4 text-quiet md:px-8">{t('lead')}</p>
      <p role="status" className="sr-only">
        {spoken}
      </p>
      <LoadedList data={data} empty={{ title: t('empty.title'), text: t('empty.text') }}>
        {({ plans }) =>
          plans.map((plan, index) => (
            <PlanRow
              key={plan.id}
              plan={plan}
              onUp={index > 0 ? () => arrange(plans, index, index - 1) : undefined}
              onDown={index < plans.length - 1 ? () => arrange(plans, index, index + 1) : undefined}
            />
          ))
        }
      </LoadedList>
    </Screen>
  )
}
