import { type SyntheticEvent, useState } from 'react'
import { limits } from '#contract/limits.ts'
import type { Order } from '#contract/order.ts'
import { isFault, type ReturnReason, returnReasons } from '#contract/return-reasons.ts'
import { useText } from '#web/lib/text.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Select } from '#web/ui/select.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { type Pieces, returnableLines, toLines } from '#web/features/returns/pieces.ts'
import { staff } from '#web/admin/session/session.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { ErrorLine } from '#web/admin/ui/error-line.tsx'
import { ExchangeField, type Exchanges } from './exchange-fields.tsx'
import { PieceField } from './piece-field.tsx'
import { InputDialog } from '#web/admin/unsaved/input-dialog.tsx'

interface ReturnDialogProps {
  order: Order
  onDone: (order: Order) => void
  onClose: () => void
}

/** Starts a return for a buyer who called. It's reviewed like one that they start themselves. */
export function ReturnDialog({ order, onDone, onClose }: ReturnDialogProps) {
  const t = useText('admin-orders')
  const { busy, error, run } = useAction()
  // One key per form, so that a repeat after a lost answer starts one return.
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const lines = returnableLines(order)
  const [pieces, setPieces] = useState<Pieces>({})
  const [exchanges, setExchanges] = useState<Exchanges>({})
  const [reason, setReason] = useState<ReturnReason>('damaged')
  const [text, setText] = useState('')
  const chosen = toLines(pieces)
  const returnInput = ({ variantId, quantity }: { variantId: string; quantity: number }) => {
    const other = exchanges[variantId]
    // Leaves out an exchange for the same variant if a reason was chosen afterwards that doesn't allow it.
    return { variantId, quantity, ...(other && (other !== variantId || isFault(reason)) && { exchangeVariantId: other }) }
  }
  const send = (event: SyntheticEvent) => {
    event.preventDefault()
    if (chosen.length === 0) return
    const input = { id: order.id, lines: chosen.map(returnInput), reason, text }
    void run(async () => onDone(await staff('POST /admin/orders/:id/returns', input, { idempotencyKey })))
  }
  return (
    <InputDialog open title={t('action.return')} onClose={onClose}>
      <form onSubmit={send} className="grid gap-4 p-5">
        <ul className="grid gap-2">
          {lines.map(({ line, left }) => (
            <PieceField
              key={line.variantId}
              label={t('returns.pieces', { item: line.name })}
              name={[line.name, ...Object.values(line.options)].join(', ')}
              left={left}
              value={pieces[line.variantId] ?? 0}
              error={undefined}
              onChange={(value) => setPieces({ ...pieces, [line.variantId]: value })}
            />
          ))}
        </ul>
        <Select
          label={t('returns.why')}
          value={reason}
          options={returnReasons.map((value) => ({ value, name: t(`returns.reason.${value}`) }))}
          onChange={({ currentTarget }) => setReason(returnReasons.find((one) => one === currentTarget.value) ?? 'other')}
        />
        {lines
          .filter(({ line }) => (pieces[line.variantId] ?? 0) > 0)
          .map(({ line }) => (
            <ExchangeField
              key={line.variantId}
              bought={line}
              isSameOffered={isFault(reason)}
              value={exchanges[line.variantId] ?? null}
              onChange={(next) => setExchanges({ ...exchanges, [line.variantId]: next })}
            />
          ))}
        <TextArea
          label={t('returns.said')}
          mark={t('optional')}
          rows={2}
          maxLength={limits.returns.textMax}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <ErrorLine error={error} />
        <ActionButton type="submit" look="ember" busy={busy} disabled={chosen.length === 0}>
          {t('action.return')}
        </ActionButton>
      </form>
    </InputDialog>
  )
}
