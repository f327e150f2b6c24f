import { useState } from 'react'
import type { StockChangeKind, StockLocation, StockRow } from '#contract/stock.ts'
import { useAction } from '#web/lib/use-action.ts'
import { staff } from '#web/admin/session/session.ts'
import { useIdempotent } from '#web/admin/session/use-idempotent.ts'
import { useUnsaved } from '#web/admin/unsaved/unsaved.ts'

const idAmong = (places: StockLocation[], chosen: string, otherwise: 0 | 1): string =>
  (places.find(({ id }) => id === chosen) ?? places[otherwise] ?? places[0]!).id

interface StockChangeOptions {
  row: StockRow
  places: StockLocation[]
  onChanged: () => Promise<void>
}

/** A change of stock that is being typed, and its call. */
export function useStockChange({ row, places, onChanged }: StockChangeOptions) {
  const { busy, error, run } = useAction()
  const idempotent = useIdempotent()
  const [kind, setKind] = useState<StockChangeKind>('receive')
  const [quantity, setQuantity] = useState('')
  const [reason, setReason] = useState('')
  useUnsaved(quantity.trim() !== '' || reason.trim() !== '')
  const [chosenFrom, setFrom] = useState('')
  const [chosenTo, setTo] = useState('')
  // Places may be added or removed while the form is open.
  const [from, to] = [idAmong(places, chosenFrom, 0), idAmong(places, chosenTo, 1)]
  const send = async () => {
    const change = {
      kind,
      placeId: from,
      ...(kind === 'transfer' && { toPlaceId: to }),
      ...(reason.trim() && { reason: reason.trim() }),
      lines: [{ variantId: row.variantId, quantity: Number(quantity) }],
    }
    await idempotent(change, (options) => staff('POST /admin/stock/changes', change, options))
    setQuantity('')
    setReason('')
    await onChanged()
  }
  const typed = { kind, quantity, reason, from, to }
  return { ...typed, setKind, setQuantity, setReason, setFrom, setTo, busy, error, send: () => void run(send) }
}
