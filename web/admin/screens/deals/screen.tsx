import { useState } from 'react'
import { adminUrls } from '#contract/admin/urls.ts'
import { useText } from '#web/lib/text.ts'
import { toastError } from '#web/lib/toast-error.ts'
import { toast } from '#web/lib/toast.ts'
import { useAction } from '#web/lib/use-action.ts'
import { staff } from '#web/admin/session/session.ts'
import { ListScreen } from '#web/admin/table/list-screen.tsx'
import { ActionLink } from '#web/admin/ui/action-button.tsx'
import { Confirm } from '#web/ui/confirm.tsx'
import { useDealList } from './deal-list.tsx'
import { endActionOf } from './describe.ts'
import type { DealRow } from './load-deals.ts'

/** Active, scheduled and past deals. */
export function Component() {
  const [ended, setEnded] = useState(0)
  return <Deals key={ended} onEnded={() => setEnded(ended + 1)} />
}

function Deals({ onEnded }: { onEnded: () => void }) {
  const t = useText('admin-deals')
  const { busy, run } = useAction()
  const [dealToEnd, setDealToEnd] = useState<DealRow | null>(null)
  const [way, setWay] = useState<ReturnType<typeof endActionOf>>('end')
  const ask = (deal: DealRow) => {
    setWay(endActionOf(deal, Date.now()))
    setDealToEnd(deal)
  }
  const end = async () => {
    try {
      await staff('POST /admin/deals/:id/end', { id: dealToEnd!.id })
      toast('success', t(`${way}.done`))
      onEnded()
    } catch (error) {
      toastError(error)
    } finally {
      setDealToEnd(null)
    }
  }
  return (
    <>
      <ListScreen
        list={useDealList(ask)}
        actions={
          <ActionLink look="ember" to={adminUrls.newDeal()}>
            {t('new')}
          </ActionLink>
        }
      />
      <Confirm
        open={dealToEnd !== null}
        title={t(`${way}.title`, { name: dealToEnd?.name ?? '' })}
        text={t(`${way}.text`)}
        action={t(`${way}.action`)}
        {...(way === 'callOff' && { dismiss: t('callOff.keep') })}
        busy={busy}
        onConfirm={() => void run(end)}
        onClose={() => setDealToEnd(null)}
      />
    </>
  )
}
