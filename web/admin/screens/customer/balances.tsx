import { useState } from 'react'
import { adminUrls } from '#contract/admin/urls.ts'
import { useMoney, useNumber } from '#web/lib/format.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { Link } from '#web/ui/link.tsx'
import { useMay } from '#web/admin/session/session.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { AdjustPointsDialog } from './adjust-points-dialog.tsx'
import type { CustomerProps } from './customer.ts'
import { GiveCreditDialog } from './give-credit-dialog.tsx'
import { Part } from '#web/admin/customers/part.tsx'
import { PointsHistory } from './points-history.tsx'

/** A customer's store credit and points, with the dialogs that change them. */
export function Balances({ customer, change }: CustomerProps) {
  const t = useText('admin-customers')
  const money = useMoney()
  const number = useNumber()
  const may = useMay()
  const { credit, points, mergedInto } = customer
  const balance = money(credit?.balance ?? 0)
  const mayChange = may('credit:write')
  return (
    <Part title={t('balances.title')}>
      <dl className="grid gap-1.5">
        <div className="flex justify-between gap-4">
          <dt className="text-quiet">{t('balances.credit')}</dt>
          <dd>
            {credit && mayChange ? (
              <Link to={adminUrls.creditAccount(credit.id)} className="text-link">
                {balance}
              </Link>
            ) : (
              balance
            )}
          </dd>
        </div>
        <div className="flex justify-between gap-4">
          <dt className="text-quiet">{t('column.points')}</dt>
          <dd>{number(points)}</dd>
        </div>
      </dl>
      <PointsHistory key={points} id={customer.id} />
      {mayChange && mergedInto === null && <Actions customer={customer} change={change} />}
    </Part>
  )
}

function Actions({ customer, change }: CustomerProps) {
  const t = useText('admin-customers')
  const money = useMoney()
  const number = useNumber()
  const [open, setOpen] = useState<'credit' | 'points' | null>(null)
  const close = () => setOpen(null)
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      <ActionButton onClick={() => setOpen('credit')}>{t('giveCredit.open')}</ActionButton>
      <ActionButton onClick={() => setOpen('points')}>{t('adjustPoints.open')}</ActionButton>
      {open === 'credit' && (
        <GiveCreditDialog
          customer={customer}
          onClose={close}
          onGiven={({ id, balance }) => {
            close()
            change((before) => ({ ...before, credit: { id, balance } }))
            toast('success', t('giveCredit.done', { balance: money(balance) }))
          }}
        />
      )}
      {open === 'points' && (
        <AdjustPointsDialog
          customer={customer}
          onClose={close}
          onAdjusted={(points) => {
            close()
            change((before) => ({ ...before, points }))
            toast('success', t('adjustPoints.done', { balance: number(points) }))
          }}
        />
      )}
    </div>
  )
}
