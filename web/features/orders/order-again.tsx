import { useState } from 'react'
import { useText } from '#web/lib/text.ts'
import { Button } from '#web/ui/button.tsx'
import { pressedPart } from '#web/lib/pressed-part.tsx'

const Reorder = pressedPart(async () => (await import('./reorder.tsx')).Reorder)

/** Adds an order's lines to the cart again. The dialog is loaded with the first press. Needs the groups "order" and "ui". */
export function OrderAgain({ order: { id, number } }: { order: { id: string; number: string } }) {
  const t = useText('order')
  const [presses, setPresses] = useState(0)
  const [busy, setBusy] = useState(false)
  return (
    <>
      <Button look="secondary" busy={busy} onClick={() => setPresses(presses + 1)}>
        {t('reorder.action')}
        <span className="sr-only"> {number}</span>
      </Button>
      {presses > 0 && <Reorder key={presses} orderId={id} onBusy={setBusy} />}
    </>
  )
}
