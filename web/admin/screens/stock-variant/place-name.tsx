import { useState } from 'react'
import { limits } from '#contract/limits.ts'
import type { StockPlace } from '#contract/stock.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Field } from '#web/ui/field.tsx'
import { staff } from '#web/admin/session/session.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'

/** What a place is called, to be changed. Not a form of its own, as it stands in one. */
export function PlaceName({ place, onSaved }: { place: StockPlace; onSaved: () => Promise<void> }) {
  const t = useText('admin-stock')
  const message = useErrorMessage()
  const { busy, error, run } = useAction()
  const [name, setName] = useState(place.name)
  const save = async () => {
    await staff('PUT /admin/stock/places', { id: place.id, name })
    await onSaved()
  }
  return (
    <div className="flex items-end gap-2">
      <Field
        label={t('place.nameOf', { name: place.name })}
        value={name}
        maxLength={limits.stock.place}
        error={error ? message(error) : undefined}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <ActionButton busy={busy} disabled={name.trim() === '' || name.trim() === place.name} onClick={() => void run(save)}>
        {t('place.rename')}
      </ActionButton>
    </div>
  )
}
