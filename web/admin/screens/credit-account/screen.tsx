import { useCallback, useState } from 'react'
import type { CreditAccountDetail } from '#contract/admin/credit.ts'
import { adminUrls } from '#contract/admin/urls.ts'
import { useDate } from '#web/lib/dates.ts'
import { useMoney } from '#web/lib/format.ts'
import { useParams } from '#web/lib/router/hooks.ts'
import { useText } from '#web/lib/text.ts'
import { toastError } from '#web/lib/toast-error.ts'
import { toast } from '#web/lib/toast.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Link } from '#web/ui/link.tsx'
import { CreditState } from '#web/admin/credit/credit-state.tsx'
import { LoadedScreen } from '#web/admin/frame/loaded-screen.tsx'
import { Screen } from '#web/admin/frame/screen.tsx'
import { staff } from '#web/admin/session/session.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { AdjustDialog } from './adjust-dialog.tsx'
import { History } from './history.tsx'

/** A gift card or store credit: its balance, its history, and the actions of staff. */
export function Component() {
  const t = useText('admin-credit')
  const { id = '' } = useParams()
  const data = useAsyncData(useCallback(() => staff('GET /admin/credit/:id', { id }), [id]))
  return (
    <LoadedScreen title={t('title')} back={adminUrls.credit()} data={data}>
      {(account) => <Account account={account} onChange={(next) => data.change(() => next)} />}
    </LoadedScreen>
  )
}

interface AccountProps {
  account: CreditAccountDetail
  onChange: (account: CreditAccountDetail) => void
}

function Account({ account, onChange }: AccountProps) {
  const t = useText('admin-credit')
  const money = useMoney()
  const date = useDate()
  const [isOpen, setOpen] = useState(false)
  const { id, kind, last4, person, recipient, balance, state, expiresAt, entries } = account
  const isDisabled = state === 'disabled'
  const toggle = async () => {
    try {
      onChange(await staff('POST /admin/credit/:id/disable', { id, disabled: !isDisabled }))
      toast('success', t(isDisabled ? 'enabled' : 'disabled'))
    } catch (error) {
      toastError(error)
    }
  }
  return (
    <Screen
      title={kind === 'customer' ? t('kind.customer') : t('card', { last4: last4 ?? '' })}
      back={adminUrls.credit()}
      beside={<CreditState state={state} />}
      actions={
        <>
          <ActionButton onClick={() => void toggle()}>{t(isDisabled ? 'enable' : 'disable')}</ActionButton>
          <ActionButton look="ember" onClick={() => setOpen(true)}>
            {t('adjust.open')}
          </ActionButton>
        </>
      }
    >
      <div className="mt-3 grid gap-10 border-t border-line px-4 py-6 md:px-8 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <div>
          <p className="display text-2xl">{money(balance)}</p>
          <p className="mt-1 text-quiet">
            {person ? <Link to={adminUrls.customer(person.id)}>{person.name}</Link> : recipient}
            {expiresAt !== null && <span className="block">{t('until', { date: date(expiresAt) })}</span>}
          </p>
        </div>
        <History entries={entries} />
      </div>
      {isOpen && (
        <AdjustDialog
          id={id}
          onClose={() => setOpen(false)}
          onDone={(next) => {
            setOpen(false)
            onChange(next)
            toast('success', t('adjust.done'))
          }}
        />
      )}
    </Screen>
  )
}
