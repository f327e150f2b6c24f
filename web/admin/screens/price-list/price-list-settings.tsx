import { useState } from 'react'
import { adminUrls } from '#contract/admin/urls.ts'
import type { PriceList } from '#contract/price-lists.ts'
import { priceListLimits } from '#contract/price-list-limits.ts'
import { goTo } from '#web/lib/navigate.ts'
import { ProductSelection } from '#web/admin/products/product-selection.tsx'
import { useNumber } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { useAction } from '#web/lib/use-action.ts'
import { stateOf } from '#web/admin/price-lists/describe.ts'
import { staff } from '#web/admin/session/session.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { NumberField } from '#web/admin/ui/number-field.tsx'
import { Problem } from '#web/admin/ui/problem.tsx'
import { allowLeaving } from '#web/admin/unsaved/unsaved.ts'
import { useChanged } from '#web/admin/unsaved/use-changed.ts'
import { useFieldErrors } from '#web/admin/ui/use-field-errors.ts'
import { Field } from '#web/ui/field.tsx'
import { draftOf, newDraft, isoTime, fieldTime } from './draft.ts'
import { AudienceField } from './audience-field.tsx'

/** All settings of a price list except its prices: the period, the audience, and percentages by category or brand. */
export function PriceListSettings({ list, onSaved }: { list: PriceList | null; onSaved?: (list: PriceList) => void }) {
  const t = useText('admin-price-lists')
  const { busy, error, run } = useAction()
  const [now] = useState(() => Date.now())
  const [draft, setDraft] = useState(() => (list ? draftOf(list) : newDraft(now)))
  const set = (part: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...part }))
  const state = list && stateOf(list, now)
  const markSaved = useChanged(draft)
  const number = useNumber()
  const sentences = {
    name: t('wrong.name'),
    startsAt: t('wrong.startsAt'),
    endsAt: t('wrong.endsAt'),
    percent: t('wrong.percent', { max: number(priceListLimits.percentMax) }),
  }
  const { form, at, besides } = useFieldErrors(error, sentences)
  const general = besides(Object.keys(sentences))
  const save = () =>
    run(async () => {
      if (list) {
        onSaved?.(await staff('PUT /admin/price-lists/:id', { id: list.id, ...draft }))
        markSaved()
      } else {
        const { id } = await staff('POST /admin/price-lists', draft)
        allowLeaving()
        goTo(adminUrls.priceList(id), { replace: true })
      }
      toast('success', t('saved'))
    })
  return (
    <form
      ref={form}
      className="grid content-start gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      {general !== null && <Problem error={general} />}
      <fieldset disabled={state === 'over'} className="grid gap-5">
        <legend className="sr-only">{t('decided')}</legend>
        <Field
          label={t('field.name')}
          hint={t('field.nameHint')}
          value={draft.name}
          {...at('name')}
          required
          maxLength={priceListLimits.name}
          onChange={(event) => set({ name: event.target.value })}
        />
        <Period draft={draft} state={state} at={at} onChange={set} />
        <AudienceField planIds={draft.planIds} onChange={(planIds) => set({ planIds })} />
        <NumberField
          label={t('field.percent')}
          hint={t('field.percentHint')}
          value={draft.percent}
          {...at('percent')}
          onChange={(percent) => set({ percent })}
        />
        {draft.percent !== null && <ProductSelection title={t('selection.title')} chosen={draft} onChange={set} />}
      </fieldset>
      {state !== 'over' && (
        <ActionButton type="submit" look="ember" className="justify-self-start" busy={busy}>
          {t(list ? 'save' : 'create')}
        </ActionButton>
      )}
    </form>
  )
}

interface PeriodProps {
  draft: ReturnType<typeof draftOf>
  state: ReturnType<typeof stateOf> | null
  at: ReturnType<typeof useFieldErrors>['at']
  onChange: (part: Pick<Partial<PeriodProps['draft']>, 'startsAt' | 'endsAt'>) => void
}

/** The period in which the prices apply. The start can't be changed once they do. */
function Period({ draft, state, at, onChange }: PeriodProps) {
  const t = useText('admin-price-lists')
  return (
    <>
      <Field
        label={t('field.startsAt')}
        type="datetime-local"
        step={1}
        disabled={state === 'running' || state === 'over'}
        value={fieldTime(draft.startsAt)}
        {...at('startsAt')}
        onChange={(event) => onChange({ startsAt: isoTime(event.target.value, draft.startsAt) })}
      />
      <Field
        label={t('field.endsAt')}
        type="datetime-local"
        step={1}
        value={fieldTime(draft.endsAt)}
        {...at('endsAt')}
        onChange={(event) => onChange({ endsAt: isoTime(event.target.value, draft.endsAt) })}
      />
    </>
  )
}
