import { useState } from 'react'
import { limits } from '#contract/limits.ts'
import type { StockPlace } from '#contract/stock.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Field } from '#web/ui/field.tsx'
import { staff } from '#web/admin/session/session.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { PlaceName } from './place-name.tsx'

/** The places where stock is: another one, and other names. Not a form of its own, as it stands in one. */
export function EditPlaces({ places, onAdded }: { places: StockPlace[]; onAdded: () => Promise<void> }) {
  const t = useText('admin-stock')
  const message = useErrorMessage()
  const { busy, error, run } = useAction()
  const [name, setName] = useState('')
  const add = async () => {
    await staff('POST /admin/stock/places', { name })
    setName('')
    await onAdded()
  }
  return (
    <details>
      <summary className="min-h-9">{t('place.add')}</summary>
      <div className="flex items-end gap-2">
        <Field
          label={t('place.name')}
          value={name}
          maxLength={limits.stock.place}
          error={error ? message(error) : undefined}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <ActionButton busy={busy} disabled={name.trim() === ''} onClick={() => void run(add)}>
          {t('place.create')}
        </ActionButton>
      </div>
      {places.map((place) => (
        <PlaceName key={place.id} place={place} onSaved={onAdded} />
      ))}
    </details>
  )
}
