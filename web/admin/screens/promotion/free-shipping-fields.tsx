import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Check } from '#web/ui/check.tsx'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { staff } from '#web/admin/session/session.ts'
import type { EffectProps } from './form-values.ts'

/** The methods of all zones, without duplicates. */
async function loadMethods(): Promise<Map<string, string>> {
  const { zones } = await staff('GET /admin/shipping-zones', {})
  return new Map(zones.flatMap(({ methods }) => methods.map(({ code, names }) => [code, names.en] as const)))
}

/** The shipping methods that become free. */
export function FreeShippingFields({ effect, at, onChange }: EffectProps<'freeShipping'>) {
  const t = useText('admin-promotions')
  const names = useAsyncData(loadMethods).value
  const chosen = effect.methods ?? []
  const codes = [...new Set([...(names?.keys() ?? []), ...chosen])]
  return (
    <ChoiceGroup label={t('field.methods')} {...at('effect.methods')}>
      {codes.map((code) => (
        <Check
          key={code}
          label={names?.get(code) ?? code}
          checked={chosen.includes(code)}
          onChange={(event) =>
            onChange({ ...effect, methods: event.target.checked ? [...chosen, code] : chosen.filter((one) => one !== code) })
          }
        />
      ))}
    </ChoiceGroup>
  )
}
