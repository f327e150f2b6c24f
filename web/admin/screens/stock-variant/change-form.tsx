import { useState } from 'react'
import type { StockChangeKind, StockPlace, StockRow } from '#contract/stock.ts'
import { limits } from '#contract/limits.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useNumber } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Field } from '#web/ui/field.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { Select } from '#web/ui/select.tsx'
import { staff } from '#web/admin/session/session.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { useFieldErrors } from '#web/admin/ui/use-field-errors.ts'

interface ChangeFormProps {
  row: StockRow
  places: StockPlace[]
  hasElsewhere: boolean
  onChanged: () => Promise<void>
}
const fields = ['lines.0.quantity', 'placeId', 'toPlaceId', 'reason'] as const
const kinds = ['receive', 'adjust', 'count', 'transfer'] as const

const idAmong = (places: StockPlace[], chosen: string, otherwise: 0 | 1): string =>
  (places.find(({ id }) => id === chosen) ?? places[otherwise] ?? places[0]!).id

/** Changes stock: receives pieces, adjusts or counts them, or transfers them to another place. */
export function ChangeForm({ row, places, hasElsewhere, onChanged }: ChangeFormProps) {
  const t = useText('admin-stock')
  const message = useErrorMessage()
  const number = useNumber()
  const { busy, error, run } = useAction()
  const [kind, setKind] = useState<StockChangeKind>('receive')
  const [quantity, setQuantity] = useState('')
  const [reason, setReason] = useState('')
  const [chosenFrom, setFrom] = useState('')
  const [chosenTo, setTo] = useState('')
  // Places may be added or removed while the form is open.
  const [from, to] = [idAmong(places, chosenFrom, 0), idAmong(places, chosenTo, 1)]
  const { form, at, besides } = useFieldErrors(error, {
    'lines.0.quantity': t(kind === 'receive' || kind === 'count' ? 'wrong.quantity' : `wrong.${kind}`, {
      max: number(limits.product.stockMax),
    }),
    reason: t('wrong.reason'),
    toPlaceId: t('wrong.toPlace'),
  })
  const general = besides(fields)
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
      ref={form}
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
        {...at('lines.0.quantity')}
        onChange={(event) => setQuantity(event.currentTarget.value)}
      />
      {hasElsewhere && (
        <Select
          label={t(kind === 'transfer' ? 'place.from' : 'place.at')}
          value={from}
          options={placeOptions}
          {...at('placeId')}
          onChange={(event) => setFrom(event.currentTarget.value)}
        />
      )}
      {kind === 'transfer' && hasElsewhere && (
        <Select
          label={t('place.to')}
          value={to}
          options={placeOptions}
          {...at('toPlaceId')}
          onChange={(event) => setTo(event.currentTarget.value)}
        />
      )}
      <Field
        label={t('reason')}
        mark={kind === 'adjust' ? undefined : t('optional')}
        value={reason}
        maxLength={limits.stock.reason}
        placeholder={t('reasonExample')}
        {...at('reason')}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <p role="alert" className="text-bad">
        {general === null ? null : message(general)}
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
