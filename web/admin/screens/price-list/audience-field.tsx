import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { staff } from '#web/admin/session/session.ts'
import { Check } from '#web/ui/check.tsx'

/** Plans that are no longer offered are included, since they have members. */
const loadPlans = async () => {
  const { plans } = await staff('GET /admin/plans', {})
  return plans.filter(({ monthPrice, yearPrice }) => monthPrice !== null || yearPrice !== null)
}

/** For everyone, or for members of chosen plans; hidden in a shop without plans. */
export function AudienceField({ planIds, onChange }: { planIds: string[]; onChange: (planIds: string[]) => void }) {
  const t = useText('admin-price-lists')
  const { value: plans } = useAsyncData(loadPlans)
  if (!plans || plans.length === 0) return null
  return (
    <fieldset>
      <legend className="font-medium">{t('who.title')}</legend>
      <p className="text-sm text-quiet">{t('who.hint')}</p>
      {plans.map(({ id, name }) => (
        <Check
          key={id}
          label={name}
          checked={planIds.includes(id)}
          onChange={(event) => onChange(event.target.checked ? [...planIds, id] : planIds.filter((one) => one !== id))}
        />
      ))}
    </fieldset>
  )
}
