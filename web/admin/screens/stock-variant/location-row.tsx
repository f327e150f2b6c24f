import { useState } from 'react'
import { adminUrls } from '#contract/admin/urls.ts'
import { limits } from '#contract/limits.ts'
import { isRefusal } from '#contract/refusal.ts'
import type { StockLocation } from '#contract/stock.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Confirm } from '#web/ui/confirm.tsx'
import { Field } from '#web/ui/field.tsx'
import { Link } from '#web/ui/link.tsx'
import { staff } from '#web/admin/session/session.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'

/** A place's name, editable; the place itself can be removed if the shop doesn't sell from it. */
export function LocationRow({ place, onChanged }: { place: StockLocation; onChanged: () => Promise<void> }) {
  const t = useText('admin-stock')
  const message = useErrorMessage()
  const { busy, error, run } = useAction()
  const [name, setName] = useState(place.name)
  const save = async () => {
    await staff('PUT /admin/stock/places', { id: place.id, name })
    await onChanged()
  }
  return (
    <li>
      <form
        className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          void run(save)
        }}
      >
        <Field
          label={t('place.nameOf', { name: place.name })}
          value={name}
          maxLength={limits.stock.location}
          error={error ? message(error) : undefined}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <ActionButton type="submit" busy={busy} disabled={name.trim() === '' || name.trim() === place.name}>
          {t('place.rename')}
        </ActionButton>
      </form>
      {!place.isDefault && <RemoveLocation place={place} onRemoved={onChanged} />}
    </li>
  )
}

function RemoveLocation({ place, onRemoved }: { place: StockLocation; onRemoved: () => Promise<void> }) {
  const t = useText('admin-stock')
  const message = useErrorMessage()
  const { busy, error, run } = useAction()
  const [isAsking, setAsking] = useState(false)
  const remove = async () => {
    try {
      await staff('DELETE /admin/stock/places', { id: place.id })
    } catch (reason) {
      // Closes the confirmation, so that a refusal is visible beside the button.
      setAsking(false)
      throw reason
    }
    await onRemoved()
  }
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
      <ActionButton look="bad" onClick={() => setAsking(true)} aria-label={t('place.removeOf', { name: place.name })}>
        {t('place.remove')}
      </ActionButton>
      <p role="alert" className="basis-full text-bad empty:hidden">
        {error ? message(error) : null}{' '}
        {isRefusal(error) && error.code === 'PLACE_IS_NOT_EMPTY' && (
          <Link to={adminUrls.stock({ placeId: place.id })} className="text-link">
            {t('place.showStock')}
          </Link>
        )}
      </p>
      <Confirm
        open={isAsking}
        title={t('place.removeTitle', { name: place.name })}
        text={t('place.removeText')}
        action={t('place.removeAction')}
        busy={busy}
        onConfirm={() => void run(remove)}
        onClose={() => setAsking(false)}
      />
    </div>
  )
}
