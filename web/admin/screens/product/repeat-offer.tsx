import { useCallback, useState } from 'react'
import type { ApiOutput } from '#contract/api.ts'
import { isRefusal } from '#contract/refusal.ts'
import { repeatLimits } from '#contract/repeat-limits.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Check } from '#web/ui/check.tsx'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { Field } from '#web/ui/field.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { staff } from '#web/admin/session/session.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'

type Offer = ApiOutput<'GET /admin/products/:id/repeat-offer'>['offer']
type Weeks = NonNullable<Offer>['weeks']

/** The repeat deliveries offered for a product. Saved separately, as they aren't part of the product's version. */
export function RepeatOffer({ productId }: { productId: string }) {
  const t = useText('admin-products')
  const errorMessage = useErrorMessage()
  const { value, error } = useAsyncData(useCallback(() => staff('GET /admin/products/:id/repeat-offer', { id: productId }), [productId]))
  return (
    <section aria-label={t('section.repeat')} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 className="font-medium">{t('section.repeat')}</h2>
      {value && <Form productId={productId} saved={value.offer} />}
      {!value && (error === null ? <Skeleton className="h-24" /> : <p role="alert">{errorMessage(error)}</p>)}
    </section>
  )
}

function Form({ productId, saved }: { productId: string; saved: Offer }) {
  const t = useText('admin-products')
  const common = useText('common')
  const errorMessage = useErrorMessage()
  const { busy, error, run } = useAction()
  const [isOffered, setOffered] = useState(saved !== null)
  const [percent, setPercent] = useState(String(saved?.percent ?? 10))
  const [weeks, setWeeks] = useState<Weeks>(saved?.weeks ?? [4])
  const toggle = (count: Weeks[number]) => setWeeks(weeks.includes(count) ? weeks.filter((one) => one !== count) : [...weeks, count])
  const isGood = !isOffered || (weeks.length > 0 && weeks.length <= repeatLimits.intervalsMax && /^\d{1,2}$/.test(percent.trim()))
  const save = () =>
    void run(async () => {
      await staff('PUT /admin/products/:id/repeat-offer', { id: productId, offer: isOffered ? { percent: Number(percent), weeks } : null })
      toast('success', t('repeat.saved'))
    })
  return (
    <>
      <Switch label={t('repeat.offer')} checked={isOffered} onChange={(event) => setOffered(event.currentTarget.checked)} />
      {isOffered && (
        <>
          <Field
            label={t('repeat.percent')}
            hint={t('repeat.percentHint', { max: repeatLimits.percentMax })}
            inputMode="numeric"
            inputClass="max-w-24"
            value={percent}
            onChange={(event) => setPercent(event.currentTarget.value)}
          />
          <ChoiceGroup label={t('repeat.weeks')} hint={t('repeat.weeksHint', { max: repeatLimits.intervalsMax })}>
            <div className="grid grid-cols-2 gap-x-6">
              {repeatLimits.weeks.map((count) => (
                <Check key={count} label={common('every', { count })} checked={weeks.includes(count)} onChange={() => toggle(count)} />
              ))}
            </div>
          </ChoiceGroup>
        </>
      )}
      {error !== null && (
        <p role="alert" className="text-bad">
          {isRefusal(error) && error.code === 'INVALID_PRODUCT_ID' ? t('related.gone') : errorMessage(error)}
        </p>
      )}
      <ActionButton busy={busy} disabled={!isGood} onClick={save} className="justify-self-start">
        {t('repeat.save')}
      </ActionButton>
    </>
  )
}
