import { useState } from 'react'
import type { TaxSettings } from '#contract/tax.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { useAction } from '#web/lib/use-action.ts'
import { staff } from '#web/admin/session/session.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { Problem } from '#web/admin/ui/problem.tsx'
import { useChanged } from '#web/admin/unsaved/use-changed.ts'
import { useRowErrors } from '#web/admin/ui/use-row-errors.ts'
import { Check } from '#web/ui/check.tsx'
import { ClassRows } from './class-rows.tsx'
import { keyed, inputOf, newZone, type Zone } from './form-values.ts'
import { useTaxSentences } from './sentences.ts'
import { ZoneRow } from './zone-row.tsx'

interface TaxEditorProps {
  settings: TaxSettings
  countries: string[]
  onSaved: () => Promise<void>
}

/** Whether prices include tax, the classes of products, and their rates in each place. */
export function TaxEditor({ settings, countries, onSaved }: TaxEditorProps) {
  const t = useText('admin-shipping')
  const [inclusive, setInclusive] = useState(settings.inclusive)
  const [classes, setClasses] = useState(() => settings.classes.map(keyed))
  const [chargesNone, setChargesNone] = useState(settings.chargesNone)
  const [zones, setZones] = useState(() => settings.zones.map(keyed))
  const { busy, error, run } = useAction()
  useChanged({ inclusive, classes, zones, chargesNone })
  const { container, at, others } = useRowErrors(error, useTaxSentences())
  const change = (changed: Zone) => setZones(zones.map((one) => (one.key === changed.key ? changed : one)))
  const save = () =>
    run(async () => {
      await staff('PUT /admin/tax', {
        version: settings.version,
        inclusive,
        chargesNone: chargesNone && zones.length === 0,
        ...inputOf(classes, zones),
      })
      toast('success', t('tax.saved'))
      await onSaved()
    })
  return (
    <div ref={container} className="grid max-w-[64rem] gap-8 px-4 py-6 md:px-8">
      {error !== null && <Problem error={error} others={others} />}
      <fieldset>
        <legend className="mb-1 font-semibold">{t('tax.prices')}</legend>
        {[true, false].map((value) => (
          <Check
            key={String(value)}
            type="radio"
            name="inclusive"
            label={t(value ? 'tax.inclusive' : 'tax.exclusive')}
            hint={t(value ? 'tax.inclusiveHint' : 'tax.exclusiveHint')}
            checked={inclusive === value}
            onChange={() => setInclusive(value)}
          />
        ))}
      </fieldset>
      <ClassRows classes={classes} at={at} onChange={setClasses} />
      <section aria-labelledby="tax-zones">
        <h2 id="tax-zones" className="font-semibold">
          {t('tax.zones')}
        </h2>
        <p className="mb-3 text-sm text-quiet">{zones.length === 0 ? t('tax.none') : t('tax.zonesText')}</p>
        {zones.length === 0 && (
          <Check
            label={t('tax.chargesNone')}
            hint={t('tax.chargesNoneHint')}
            checked={chargesNone}
            onChange={({ target }) => setChargesNone(target.checked)}
          />
        )}
        <ul className="grid gap-4">
          {zones.map((zone, index) => (
            <ZoneRow
              key={zone.key}
              zone={zone}
              classes={classes}
              countries={countries}
              at={(path) => at(`zones.${index}.${path}`)}
              onChange={change}
              onRemove={() => setZones(zones.filter(({ key }) => key !== zone.key))}
            />
          ))}
        </ul>
        <ActionButton className="mt-4" onClick={() => setZones([...zones, newZone(countries, zones)])}>
          {t('tax.addZone')}
        </ActionButton>
      </section>
      <ActionButton look="ember" className="justify-self-start" busy={busy} onClick={() => void save()}>
        {t('tax.save')}
      </ActionButton>
    </div>
  )
}
