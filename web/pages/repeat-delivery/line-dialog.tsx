import { type SyntheticEvent, useState } from 'react'
import { limits } from '#contract/limits.ts'
import type { RepeatDeliveryDetail, RepeatLine } from '#contract/repeat-deliveries.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { fullNameOf } from '#web/features/cart/lines.ts'
import { useText } from '#web/lib/text.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmAction } from '#web/ui/confirm.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import type { Changing } from './use-repeat-delivery.ts'
import { VariantField } from './variant-field.tsx'

interface LineDialogProps {
  of: RepeatDeliveryDetail
  line: RepeatLine
  changing: Changing
  onClose: () => void
}

/** Changes one of several products of a repeat delivery, or takes it out. Only the first one has other variants to choose from. */
export default function LineDialog({ of, line, changing: { act, acting }, onClose }: LineDialogProps) {
  const t = useText('repeat-deliveries')
  const { id, version } = of
  const { variantId } = line.product
  const name = fullNameOf(line.product)
  const isFirst = variantId === of.product.variantId
  const [quantity, setQuantity] = useState(String(line.quantity))
  const [chosen, setChosen] = useState(variantId)
  const [isRemoving, setRemoving] = useState(false)
  const change = () => {
    const count = Number(quantity)
    return isFirst
      ? signed('PATCH /repeat-deliveries/:id', { id, version, variantId: chosen, quantity: count })
      : signed('PATCH /repeat-deliveries/:id/lines/:variantId', { id, version, variantId, quantity: count })
  }
  const send = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (await act(change, t('done.changed'))) onClose()
  }
  const remove = async () => {
    const work = () => signed('POST /repeat-deliveries/:id/lines/:variantId/remove', { id, version, variantId })
    await act(work, t('done.removed', { name }))
  }
  if (isRemoving)
    return (
      <ConfirmAction
        title={t('remove.title', { name })}
        text={t('remove.text')}
        action={t('remove.action')}
        dismiss={t('cancel.dismiss')}
        work={remove}
        onClose={onClose}
      />
    )
  return (
    <Dialog open title={name} onClose={onClose}>
      <form onSubmit={(event) => void send(event)} className="grid gap-4 p-5">
        {isFirst && of.variants.length > 1 && <VariantField variants={of.variants} value={chosen} onChange={setChosen} />}
        <Field
          label={t('fields.quantity')}
          type="number"
          inputMode="numeric"
          min={1}
          max={limits.cart.quantityMax}
          value={quantity}
          onChange={(event) => setQuantity(event.currentTarget.value)}
          required
        />
        <Button type="submit" busy={acting}>
          {t('fields.save')}
        </Button>
        <Button look="secondary" onClick={() => setRemoving(true)}>
          {t('lines.remove')}
        </Button>
      </form>
    </Dialog>
  )
}
