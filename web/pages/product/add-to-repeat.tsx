import { useState } from 'react'
import type { RepeatDelivery } from '#contract/repeat-deliveries.ts'
import { repeatLimits } from '#contract/repeat-limits.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { pressedPart } from '#web/lib/pressed-part.tsx'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { withText } from '#web/lib/with-text.ts'
import type { RepeatChoiceProps } from './repeat-choice.tsx'

const AddToRepeatDialog = pressedPart(async () => (await import('./add-to-repeat-dialog.tsx')).default)

const readDeliveries = async (): Promise<RepeatDelivery[]> => (await signed('GET /repeat-deliveries', {})).repeatDeliveries

/** Adds the product to a repeat delivery that the customer has; nothing if none has an interval of the product. */
function AddToRepeat({ id: variantId, offer: { weeks } }: Pick<RepeatChoiceProps, 'id' | 'offer'>) {
  const t = useText('repeat-deliveries')
  const { value, load: again } = useAsyncData(readDeliveries)
  const [isOpen, setOpen] = useState(false)
  const fitting = (value ?? []).filter(
    (one) => one.state !== 'cancelled' && weeks.some((count) => count === one.weeks) && hasRoom(one, variantId),
  )
  const close = () => {
    setOpen(false)
    void again()
  }
  if (fitting.length === 0) return null
  return (
    <>
      <button type="button" className="min-h-11 text-sm text-link" onClick={() => setOpen(true)}>
        {t('lines.addTo')}
      </button>
      {isOpen && <AddToRepeatDialog variantId={variantId} deliveries={fitting} onClose={close} />}
    </>
  )
}

const hasRoom = ({ lines }: RepeatDelivery, variantId: string): boolean =>
  lines.length < repeatLimits.linesMax || lines.some(({ product }) => product.variantId === variantId)

/** Loads its texts, too. They're named here, as the product page has no bytes for it. */
export const load = () => withText(['repeat-deliveries'], Promise.resolve(AddToRepeat))
