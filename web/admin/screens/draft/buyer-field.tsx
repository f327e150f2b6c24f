import { useRef, useState } from 'react'
import { locales as known } from '#contract/locales.ts'
import { useShop } from '#web/lib/shop.ts'
import { Select } from '#web/ui/select.tsx'
import { useText } from '#web/lib/text.ts'
import { Field } from '#web/ui/field.tsx'
import { CustomerFinder } from '#web/admin/orders/customer-finder.tsx'
import { useMay } from '#web/admin/session/session.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import type { DraftValues } from './draft.ts'

interface BuyerFieldProps {
  customer: DraftValues['customer']
  email: string
  locale: DraftValues['locale']
  error: string | undefined
  onChange: (change: Partial<Pick<DraftValues, 'customer' | 'email' | 'locale'>>) => void
}

/** The buyer: a customer with an account, or a guest with an email. */
export function BuyerField({ customer, email, locale, error, onChange }: BuyerFieldProps) {
  const t = useText('admin-compose')
  const may = useMay()
  const section = useRef<HTMLElement>(null)
  const [announced, setAnnounced] = useState('')
  const choose = (chosen: DraftValues['customer']) => {
    onChange({ customer: chosen })
    setAnnounced(chosen ? t('customer.added', { name: chosen.name }) : '')
    // The pressed button is gone, so the focus moves to its replacement after the next render.
    setTimeout(() => section.current?.querySelector<HTMLElement>(chosen ? 'button' : 'input')?.focus())
  }
  return (
    <section ref={section} className="grid gap-4">
      <p role="status" className="sr-only">
        {announced}
      </p>
      <h2 className="font-semibold">{t('customer.title')}</h2>
      {customer ? (
        <div className="flex items-center justify-between gap-4 border-b border-line pb-2">
          <div className="min-w-0">
            <p className="font-medium">{customer.name}</p>
            <p className="truncate text-quiet">{customer.email}</p>
          </div>
          <ActionButton onClick={() => choose(null)}>{t('customer.other')}</ActionButton>
        </div>
      ) : (
        may('customers:read') && (
          <CustomerFinder label={t('customer.find')} onPick={({ id, name, email: found }) => choose({ id, name, email: found })} />
        )
      )}
      <Field
        label={t(customer ? 'customer.anotherEmail' : 'customer.email')}
        mark={customer ? t('optional') : undefined}
        type="email"
        autoComplete="off"
        value={email}
        error={error}
        onChange={(event) => onChange({ email: event.currentTarget.value })}
      />
      <Language chosen={locale} isGuest={customer === null} onChange={onChange} />
    </section>
  )
}

interface LanguageProps extends Pick<BuyerFieldProps, 'onChange'> {
  chosen: DraftValues['locale']
  isGuest: boolean
}

/** The language of the order's mails, in a shop with several: that of the account, or the shop's first one for a guest, unless another is chosen. */
function Language({ chosen, isGuest, onChange }: LanguageProps) {
  const t = useText('admin-compose')
  const { locale, locales } = useShop()
  if (locales.length < 2) return null
  const names = new Intl.DisplayNames(locale, { type: 'language' })
  return (
    <Select
      label={t('customer.language')}
      value={chosen ?? (isGuest ? locales[0] : '')}
      options={[
        ...(isGuest ? [] : [{ value: '', name: t('customer.ownLanguage') }]),
        ...locales.map((value) => ({ value, name: names.of(value) ?? value })),
      ]}
      onChange={(event) => onChange({ locale: known.find((one) => one === event.currentTarget.value) ?? null })}
    />
  )
}
