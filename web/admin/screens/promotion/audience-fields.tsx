import { promotionLimits } from '#contract/promotion-limits.ts'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Check } from '#web/ui/check.tsx'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { staff, useMay } from '#web/admin/session/session.ts'
import type { FieldsProps } from './form-values.ts'

const loadSegments = () => staff('GET /admin/segments', {})
/** Plans that are no longer offered are included, since they have members. */
const loadPlans = () => staff('GET /admin/plans', {})
const toggled = (chosen: string[], one: string, on: boolean) => (on ? [...chosen, one] : chosen.filter((other) => other !== one))

/** Segments that the promotion has and the shop no longer: shown, so that they can be unchecked. */
const goneAmong = (chosen: string[], known: { id: string }[], name: string) =>
  chosen.filter((id) => !known.some((one) => one.id === id)).map((id) => ({ id, name }))

interface AudienceProps extends FieldsProps {
  /** The segments of the last call, whose places `at` knows. */
  sent: string[]
}

/** The audience: everyone, or only members of chosen plans, customers of chosen segments, or first-time buyers. */
export function AudienceFields({ values, sent, at, onChange }: AudienceProps) {
  const t = useText('admin-promotions')
  const mayRead = useMay()('customers:read')
  const known = useAsyncData(mayRead ? loadSegments : null).value?.segments
  const refused = sent.filter((id, index) => values.segments.includes(id) && at(`segments.${index}`).error !== undefined)
  const there = known?.filter(({ id }) => !refused.includes(id)) ?? []
  // Staff who may not read segments learn from a refusal which of them are gone.
  const segments = [...there, ...goneAmong(known ? values.segments : refused, there, t('field.goneSegment'))]
  const plans = useAsyncData(loadPlans).value?.plans ?? []
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="font-semibold">{t('field.forWhom')}</legend>
      <p className="text-sm text-quiet">{t('field.forWhomHint')}</p>
      {plans.length > 0 && (
        <ChoiceGroup label={t('field.plans')}>
          {plans.map(({ id, code, name }) => (
            <Check
              key={id}
              label={name}
              checked={values.plans.includes(code)}
              onChange={(event) => onChange({ plans: toggled(values.plans, code, event.target.checked) })}
            />
          ))}
        </ChoiceGroup>
      )}
      {segments.length > 0 && (
        <ChoiceGroup label={t('field.segments')} {...(refused.length > 0 && { error: t('wrong.segments') })}>
          {segments.map(({ id, name }) => (
            <Check
              key={id}
              label={name}
              checked={values.segments.includes(id)}
              disabled={!values.segments.includes(id) && values.segments.length >= promotionLimits.segmentsMax}
              onChange={(event) => onChange({ segments: toggled(values.segments, id, event.target.checked) })}
            />
          ))}
        </ChoiceGroup>
      )}
      {/* A separator, without which the option would look like another segment. */}
      <div className={plans.length + segments.length > 0 ? 'border-t border-line pt-2' : ''}>
        <Check
          label={t('field.firstOrder')}
          checked={values.firstOrder}
          onChange={(event) => onChange({ firstOrder: event.target.checked })}
        />
      </div>
    </fieldset>
  )
}
