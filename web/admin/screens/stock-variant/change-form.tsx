import { useState } from 'react'
import { isRefusal } from '#contract/refusal.ts'
import type { StockChangeKind, StockPlace, StockRow } from '#contract/stock.ts'
import { limits } from '#contract/limits.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Field } from '#web/ui/field.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { Select } from '#web/ui/select.tsx'
import { staff } from '#web/admin/session/session.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { AddPlace } from './add-place.tsx'

interface ChangeFormProps {
  row: StockRow
  places: StockPlace[]
  hasElsewhere: boolean
  onChanged: () => Promise<void>
}
const kinds = ['receive', 'adjust', 'count', 'transfer'] as const

/** Pieces that came, a difference, what was counted, or pieces that go to another place. */
export function ChangeForm({ row, places, hasElsewhere, onChanged }: ChangeFormProps) {
  const t = useText('admin-stock')
  const message = useErrorMessage()
  const { busy, error, run } = useAction()
  const [kind, setKind] = useState<StockChangeKind>('receive')
  const [quantity, setQuantity] = useState('')
  const [reason, setReason] = useState('')
  const [from, setFrom] = useState(places[0]!.id)
  const [to, setTo] = useState(places[1]?.id ?? places[0]!.id)
  const errors = isRefusal(error) ? error.errors : null
  const change = async () => {
    await staff('POST /admin/stock/changes', {
      kind,
      placeId: from,
      ...(kind === 'transfer' && { toPlaceId: to }),
      ...(reason.trim() && { reason: reason.trim() }),
      lines: [{ variantId: row.variantId, quantity: Number(quantity) }],
    })
    setQuantity('')
    setReason('')
    await onChanged()
  }
  const placeOptions = places.map(({ id, name }) => ({ value: id, name }))
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void run(change)
      }}
    >
      <Segmented
        label={t('change.label')}
        value={kind}
        options={kinds.map((value) => ({ value, name: t(`change.${value}`) }))}
        onChange={setKind}
      />
      <Field
        label={t(`quantity.${kind}`)}
        value={quantity}
        required
        pattern="[+\-]?[0-9]{1,7}"
        inputMode={kind === 'adjust' ? 'text' : 'numeric'}
        placeholder={kind === 'adjust' ? '-2' : undefined}
        error={errors?.['lines.0.quantity']?.[0]}
        onChange={(event) => setQuantity(event.currentTarget.value)}
      />
      {hasElsewhere && (
        <Select
          label={t(kind === 'transfer' ? 'place.from' : 'place.at')}
          value={from}
          options={placeOptions}
          onChange={(event) => setFrom(event.currentTarget.value)}
        />
      )}
      {kind === 'transfer' && hasElsewhere && (
        <Select
          label={t('place.to')}
          value={to}
          options={placeOptions}
          error={errors?.['toPlaceId']?.[0]}
          onChange={(event) => setTo(event.currentTarget.value)}
        />
      )}
      {kind === 'transfer' && <AddPlace onAdded={onChanged} />}
      <Field
        label={t('reason')}
        mark={kind === 'adjust' ? undefined : t('optional')}
        value={reason}
        maxLength={limits.stock.reason}
        placeholder={t('reasonExample')}
        error={errors?.['reason']?.[0]}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <p role="alert" className="text-bad">
        {error && !errors ? message(error) : null}
      </p>
      <ActionButton
        look="ember"
        type="submit"
        busy={busy}
        disabled={quantity.trim() === '' || (kind === 'transfer' && !hasElsewhere)}
        className="justify-self-start"
      >
        {t(`do.${kind}`)}
      </ActionButton>
    </form>
  )
}
