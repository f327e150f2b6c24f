import { useState } from 'react'
import type { ShippingZone } from '#contract/shipping.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { useAction } from '#web/lib/use-action.ts'
import { staff } from '#web/admin/session/session.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { Problem } from '#web/admin/ui/problem.tsx'
import { useChanged } from '#web/admin/unsaved/use-changed.ts'
import { useRowErrors } from '#web/admin/ui/use-row-errors.ts'
import { Confirm } from '#web/ui/confirm.tsx'
import { Field } from '#web/ui/field.tsx'
import { AreaRows } from './area-rows.tsx'
import { inputOf, newMethod, valuesOf } from './form-values.ts'
import { MethodEditor } from './method-editor.tsx'
import { useZoneSentences } from './sentences.ts'

interface ZoneEditorProps {
  /** Null for a new zone. */
  zone: ShippingZone | null
  countries: { value: string; name: string }[]
  onDone: () => Promise<void>
}

/** A zone's places and shipping methods. */
export function ZoneEditor({ zone, countries, onDone }: ZoneEditorProps) {
  const t = useText('admin-shipping')
  const [values, setValues] = useState(() => valuesOf(zone ?? { name: '', areas: [], methods: [] }))
  const [asks, setAsks] = useState(false)
  const { busy, error, run } = useAction()
  const set = (part: Partial<typeof values>) => setValues((before) => ({ ...before, ...part }))
  const { methods } = values
  useChanged(values)
  const { container, at, below, others } = useRowErrors(error, useZoneSentences())
  const save = () =>
    run(async () => {
      const input = inputOf(values)
      if (zone) await staff('PUT /admin/shipping-zones/:id', { id: zone.id, version: zone.version, ...input })
      else await staff('POST /admin/shipping-zones', input)
      toast('success', t('saved'))
      await onDone()
    })
  const remove = () =>
    run(async () => {
      await staff('DELETE /admin/shipping-zones/:id', { id: zone!.id })
      await onDone()
    }).finally(() => setAsks(false))
  return (
    <div ref={container} className="grid gap-6 p-4 md:p-5">
      {error !== null && <Problem error={error} others={others} />}
      <Field
        label={t('zoneName')}
        hint={t('zoneNameHint')}
        value={values.name}
        maxLength={60}
        {...at('name')}
        onChange={(event) => set({ name: event.target.value })}
      />
      <AreaRows areas={values.areas} countries={countries} at={at} below={below} onChange={(areas) => set({ areas })} />
      <div className="grid gap-4">
        <h3 className="text-sm font-medium">{t('methods')}</h3>
        {methods.length === 0 && <p className="text-sm text-quiet">{t('noMethods')}</p>}
        {methods.map((method, index) => (
          <MethodEditor
            key={method.key}
            method={method}
            at={(path) => at(`methods.${index}.${path}`)}
            onChange={(changed) => set({ methods: methods.map((one) => (one.key === method.key ? changed : one)) })}
            onRemove={() => set({ methods: methods.filter(({ key }) => key !== method.key) })}
          />
        ))}
        <ActionButton className="justify-self-start" onClick={() => set({ methods: [...methods, newMethod('')] })}>
          {t('addMethod')}
        </ActionButton>
      </div>
      <div className="flex flex-wrap gap-3">
        <ActionButton look="ember" busy={busy} onClick={() => void save()}>
          {t('save')}
        </ActionButton>
        {zone && (
          <ActionButton look="bad" onClick={() => setAsks(true)}>
            {t('deleteZone')}
          </ActionButton>
        )}
      </div>
      <Confirm
        open={asks}
        title={t('delete.title', { name: values.name })}
        text={t('delete.text')}
        action={t('deleteZone')}
        busy={busy}
        onConfirm={() => void remove()}
        onClose={() => setAsks(false)}
      />
    </div>
  )
}
