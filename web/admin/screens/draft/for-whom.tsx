import { useText } from '#web/lib/text.ts'
import { Field } from '#web/ui/field.tsx'
import { CustomerFinder } from '#web/admin/orders/customer-finder.tsx'
import { useMay } from '#web/admin/session/session.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import type { DraftValues } from './draft.ts'

interface ForWhomProps {
  customer: DraftValues['customer']
  email: string
  error: string | undefined
  onChange: (change: Pick<DraftValues, 'customer'> | Pick<DraftValues, 'email'>) => void
}

/** A customer with an account, or a guest with an email. */
export function ForWhom({ customer, email, error, onChange }: ForWhomProps) {
  const t = useText('admin-compose')
  const may = useMay()
  return (
    <section className="grid gap-4">
      <h2 className="font-semibold">{t('customer.title')}</h2>
      {customer ? (
        <div className="flex items-center justify-between gap-4 border-b border-line pb-2">
          <div className="min-w-0">
            <p className="font-medium">{customer.name}</p>
            <p className="truncate text-quiet">{customer.email}</p>
          </div>
          <ActionButton onClick={() => onChange({ customer: null })}>{t('customer.other')}</ActionButton>
        </div>
      ) : (
        may('customers:read') && (
          <CustomerFinder
            label={t('customer.find')}
            onPick={({ id, name, email: found }) => onChange({ customer: { id, name, email: found } })}
          />
        )
      )}
      <Field
        label={t(customer ? 'customer.anotherEmail' : 'customer.email')}
        type="email"
        autoComplete="off"
        value={email}
        error={error}
        onChange={(event) => onChange({ email: event.currentTarget.value })}
      />
    </section>
  )
}
