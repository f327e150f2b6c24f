import type { StockLocation, StockRow } from '#contract/stock.ts'
import { limits } from '#contract/limits.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useNumber } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { Field } from '#web/ui/field.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { Select } from '#web/ui/select.tsx'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { useFieldErrors } from '#web/admin/ui/use-field-errors.ts'
import { useStockChange } from './use-stock-change.ts'

interface ChangeFormProps {
  row: StockRow
  places: StockLocation[]
  hasElsewhere: boolean
  onChanged: () => Promise<void>
}
const fields = ['lines.0.quantity', 'placeId', 'toPlaceId', 'reason'] as const
const kinds = ['receive', 'adjust', 'count', 'transfer'] as const

/** Changes stock: receives pieces, adjusts or counts them, or transfers them to another place. */
export function ChangeForm({ row, places, hasElsewhere, onChanged }: ChangeFormProps) {
  const t = useText('admin-stock')
  const message = useErrorMessage()
  const change = useStockChange({ row, places, onChanged })
  const { kind, quantity, reason, setKind, setQuantity, setReason } = change
  const { form, at, besides } = useFieldErrors(change.error, useErrors(kind))
  const general = besides(fields)
  return (
    <form
      ref={form}
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        change.send()
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
      {hasElsewhere && <LocationFields places={places} change={change} at={at} />}
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
        busy={change.busy}
        disabled={quantity.trim() === '' || (kind === 'transfer' && !hasElsewhere)}
        className="justify-self-start"
      >
        {t(`do.${kind}`)}
      </ActionButton>
    </form>
  )
}

type Change = ReturnType<typeof useStockChange>

/** The sentences for what may be wrong in each field. */
function useErrors(kind: Change['kind']) {
  const t = useText('admin-stock')
  const number = useNumber()
  return {
    'lines.0.quantity': t(kind === 'receive' || kind === 'count' ? 'wrong.quantity' : `wrong.${kind}`, {
      max: number(limits.product.stockMax),
    }),
    reason: t('wrong.reason'),
    toPlaceId: t('wrong.toPlace'),
  }
}

interface LocationFieldsProps {
  places: StockLocation[]
  change: Change
  at: ReturnType<typeof useFieldErrors>['at']
}

/** Where the pieces are, and where they go. */
function LocationFields({ places, change: { kind, from, to, setFrom, setTo }, at }: LocationFieldsProps) {
  const t = useText('admin-stock')
  const options = places.map(({ id, name }) => ({ value: id, name }))
  return (
    <>
      <Select
        label={t(kind === 'transfer' ? 'place.from' : 'place.at')}
        value={from}
        options={options}
        {...at('placeId')}
        onChange={(event) => setFrom(event.currentTarget.value)}
      />
      {kind === 'transfer' && (
        <Select
          label={t('place.to')}
          value={to}
          options={options}
          {...at('toPlaceId')}
          onChange={(event) => setTo(event.currentTarget.value)}
        />
      )}
    </>
  )
}
