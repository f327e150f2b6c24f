import { useCallback } from 'react'
import type { Order } from '#contract/order.ts'
import { urls } from '#contract/urls.ts'
import { signed, useSessionStatus } from '#web/features/auth/session/session.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextLink } from '#web/ui/link.tsx'

interface SaveOrderProps {
  order: Order
  token: string
}

/** Lets a visitor who opened an order by its link save it to their account. Only its owner learns that it's in an account already. */
export function SaveOrder(props: SaveOrderProps) {
  const t = useText('order')
  const status = useSessionStatus()
  if (status === 'authenticated') return <Save {...props} />
  if (status === 'loading') return null
  return (
    <div className="grid gap-1">
      <p className="text-sm">{t('save.visitor')}</p>
      <TextLink to={urls.signIn(urls.order(props.order.number, props.token))} className="inline-flex min-h-11 items-center text-sm">
        {t('save.signIn')}
      </TextLink>
    </div>
  )
}

function Save({ order: { id, number }, token }: SaveOrderProps) {
  const t = useText('order')
  const errorMessage = useErrorMessage()
  const { busy, error, run } = useAction()
  // Asking for the order itself would be refused, and logged by the browser, for someone else's.
  const fetchOwn = useCallback(
    () =>
      signed('GET /user/orders/list', { q: number, limit: 1 }).then(
        ({ orders }) => orders.some((one) => one.id === id),
        () => false,
      ),
    [id, number],
  )
  const own = useAsyncData(fetchOwn)
  if (own.value !== false) return null
  const save = () =>
    run(async () => {
      await signed('POST /user/orders/:id/claim', { id, token })
      toast('success', t('save.done', { number }))
      await own.load()
    })
  return (
    <div className="grid gap-3">
      <p className="text-sm">{t('save.text')}</p>
      {error !== null && <Alert tone="bad">{errorMessage(error)}</Alert>}
      <Button look="secondary" busy={busy} onClick={() => void save()}>
        {t('save.action')}
      </Button>
    </div>
  )
}
