import { useState } from 'react'
import { limits } from '#contract/limits.ts'
import type { StockLocation } from '#contract/stock.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Field } from '#web/ui/field.tsx'
import { staff } from '#web/admin/session/session.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { LocationRow } from './location-row.tsx'

/** The stock locations: renames, removes and adds them. */
export function EditLocations({ places, onChanged }: { places: StockLocation[]; onChanged: () => Promise<void> }) {
  const t = useText('admin-stock')
  const message = useErrorMessage()
  const { busy, error, run } = useAction()
  const [name, setName] = useState('')
  const add = async () => {
    await staff('POST /admin/stock/places', { name })
    setName('')
    await onChanged()
  }
  return (
    <Disclosure title={t('place.edit')} level="h2">
      <ul className="mb-5 grid gap-5">
        {places.map((place) => (
          <LocationRow key={place.id} place={place} onChanged={onChanged} />
        ))}
      </ul>
      <form
        className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          void run(add)
        }}
      >
        <Field
          label={t('place.name')}
          value={name}
          maxLength={limits.stock.location}
          error={error ? message(error) : undefined}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <ActionButton type="submit" busy={busy} disabled={name.trim() === ''}>
          {t('place.create')}
        </ActionButton>
      </form>
    </Disclosure>
  )
}
