import { type SyntheticEvent, useState } from 'react'
import type { SavedAddress } from '#contract/customers/addresses.ts'
import { limits } from '#contract/limits.ts'
import type { RepeatDeliveryDetail } from '#contract/repeat-deliveries.ts'
import { urls } from '#contract/urls.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { useText } from '#web/lib/text.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { Select } from '#web/ui/select.tsx'
import type { Changing } from './use-repeat-delivery.ts'
import { VariantField } from './variant-field.tsx'

interface ChangeDialogProps {
  of: RepeatDeliveryDetail
  addresses: SavedAddress[]
  changing: Changing
  /** For a paused delivery, only the day of resuming is asked for. */
  isResume: boolean
  onClose: () => void
}

/** Changes the next delivery: its day, interval, product, quantity and address. */
export default function ChangeDialog({ of, addresses, changing: { act, acting }, isResume, onClose }: ChangeDialogProps) {
  const t = useText('repeat-deliveries')
  const { id, version, dates } = of
  const [fields, setFields] = useState(() => fieldsOf(of))
  const { nextOn } = fields
  const set = (changed: Partial<Fields>) => setFields((before) => ({ ...before, ...changed }))
  const change = () => signed('PATCH /repeat-deliveries/:id', { id, version, ...changesOf(of, fields, addresses) })
  const resume = () => signed('POST /repeat-deliveries/:id/resume', { id, version, nextOn })
  const send = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (await act(isResume ? resume : change, t(isResume ? 'done.resumed' : 'done.changed'))) onClose()
  }
  return (
    <Dialog open title={t(isResume ? 'actions.resume' : 'actions.change')} onClose={onClose}>
      <form onSubmit={(event) => void send(event)} className="grid gap-4 p-5">
        {(isResume || of.state === 'active') && (
          <Field
            label={t('facts.next')}
            type="date"
            value={nextOn}
            min={dates.from}
            max={dates.until}
            onChange={(event) => set({ nextOn: event.currentTarget.value })}
            required
          />
        )}
        {!isResume && <ContentFields of={of} addresses={addresses} fields={fields} onChange={set} />}
        <Button type="submit" busy={acting}>
          {t(isResume ? 'actions.resume' : 'fields.save')}
        </Button>
      </form>
    </Dialog>
  )
}

interface ContentFieldsProps {
  of: RepeatDeliveryDetail
  addresses: SavedAddress[]
  fields: Fields
  onChange: (changed: Partial<Fields>) => void
}

/** How often what is delivered, and where to. */
function ContentFields({ of: { lines, variants, intervals }, addresses, fields, onChange }: ContentFieldsProps) {
  const t = useText('repeat-deliveries')
  const common = useText('common')
  // Several products are edited one by one.
  const isOne = lines.length === 1
  const { weeks, variantId, quantity, addressId } = fields
  return (
    <>
      <Select
        label={t('fields.weeks')}
        value={String(weeks)}
        options={intervals.map((count) => ({ value: String(count), name: common('every', { count }) }))}
        onChange={(event) => onChange({ weeks: Number(event.currentTarget.value) })}
      />
      {isOne && variants.length > 1 && (
        <VariantField variants={variants} value={variantId} onChange={(chosen) => onChange({ variantId: chosen })} />
      )}
      {isOne && (
        <Field
          label={t('fields.quantity')}
          type="number"
          inputMode="numeric"
          min={1}
          max={limits.cart.quantityMax}
          value={quantity}
          onChange={(event) => onChange({ quantity: event.currentTarget.value })}
          required
        />
      )}
      <div>
        <Select
          label={t('facts.address')}
          value={addressId}
          options={[
            { value: '', name: t('fields.sameAddress') },
            ...addresses.map((one) => ({ value: one.id, name: `${one.addressLine1}, ${one.postCode} ${one.city}` })),
          ]}
          onChange={(event) => onChange({ addressId: event.currentTarget.value })}
        />
        <TextLink to={urls.addresses('new')} className="inline-flex min-h-11 items-center text-sm">
          {t('fields.addAddress')}
        </TextLink>
      </div>
    </>
  )
}

interface Fields {
  nextOn: string
  variantId: string
  weeks: number
  quantity: string
  /** Empty for the present address. */
  addressId: string
}

function fieldsOf({ nextOn, dates, product, weeks, quantity }: RepeatDeliveryDetail): Fields {
  const proposed = nextOn ?? dates.resumeOn
  return {
    nextOn: proposed >= dates.from ? proposed : dates.from,
    variantId: product.variantId,
    weeks,
    quantity: String(quantity),
    addressId: '',
  }
}

/** The fields that differ from what is agreed. */
function changesOf(of: RepeatDeliveryDetail, { nextOn, variantId, weeks, quantity, addressId }: Fields, addresses: SavedAddress[]) {
  const address = addresses.find((one) => one.id === addressId)
  return {
    ...(of.state === 'active' && nextOn !== of.nextOn && { nextOn }),
    ...(variantId !== of.product.variantId && { variantId }),
    ...(weeks !== of.weeks && { weeks: weeks as 4 }),
    ...(Number(quantity) !== of.quantity && { quantity: Number(quantity) }),
    ...(address && { address: partsOf(address) }),
  }
}

/** An address in the form that the call accepts. */
const partsOf = ({ id: _, isDefault: __, isDefaultBilling: ___, ...address }: SavedAddress) => address
