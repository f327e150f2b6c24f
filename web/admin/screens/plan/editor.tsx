import { type SyntheticEvent, useState } from 'react'
import type { StaffPlan } from '#contract/admin/plans.ts'
import { adminUrls } from '#contract/admin/urls.ts'
import type { Locale } from '#contract/locales.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { goTo } from '#web/lib/navigate.ts'
import { useShop } from '#web/lib/shop.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { useAction } from '#web/lib/use-action.ts'
import { staff } from '#web/admin/session/session.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { useFieldErrors } from '#web/admin/ui/use-field-errors.ts'
import { allowLeaving } from '#web/admin/unsaved/unsaved.ts'
import { useChanged } from '#web/admin/unsaved/use-changed.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Check } from '#web/ui/check.tsx'
import { Benefits } from './benefits.tsx'
import { DeletePlan } from './delete-plan.tsx'
import { newPlanValues, hasOtherPrice, inputOf, type Values, valuesOf } from './form-values.ts'
import { Prices } from './prices.tsx'
import { Texts } from './texts.tsx'
import { useSentences } from './use-sentences.ts'

interface EditorProps {
  /** Null for a new plan. */
  plan: StaffPlan | null
  onSaved: (plan: StaffPlan) => void
}

/** The editor of a plan. */
export function Editor({ plan, onSaved }: EditorProps) {
  const t = useText('admin-plans')
  const errorMessage = useErrorMessage()
  const first = useShop().locales[0] as Locale
  const { busy, error, run } = useAction()
  const { form, at } = useFieldErrors(error, useSentences())
  const [values, setValues] = useState<Values>(() => (plan ? valuesOf(plan, first) : newPlanValues))
  const onChange = (part: Partial<Values>) => setValues((before) => ({ ...before, ...part }))
  const fields = { values, at, onChange }
  const markSaved = useChanged(values)
  const save = (event: SyntheticEvent) => {
    event.preventDefault()
    void run(async () => {
      const input = inputOf(values, first)
      if (plan) {
        onSaved(await staff('PUT /admin/plans/:id', { id: plan.id, version: plan.version, ...input }))
        markSaved()
      } else {
        const { id } = await staff('POST /admin/plans', { ...input, planCode: values.code.trim() })
        allowLeaving()
        goTo(adminUrls.plan(id), { replace: true })
      }
      toast('success', t('saved'))
    })
  }
  return (
    <form ref={form} noValidate onSubmit={save} className="grid max-w-[44rem] gap-8 px-4 py-6 md:px-8">
      {error !== null && <Alert tone="bad">{errorMessage(error)}</Alert>}
      <Texts isNew={!plan} {...fields} />
      <Prices {...fields} membersKeep={plan !== null && hasOtherPrice(values, plan) ? plan.members + plan.trials : 0} />
      <Benefits {...fields} />
      <Check
        label={t('field.offered')}
        hint={t('field.offeredHint')}
        checked={values.offered}
        onChange={(event) => onChange({ offered: event.target.checked })}
      />
      <div className="flex flex-wrap gap-3">
        <ActionButton type="submit" look="ember" busy={busy}>
          {t('save')}
        </ActionButton>
        {plan && plan.members + plan.trials === 0 && <DeletePlan plan={plan} />}
      </div>
    </form>
  )
}
