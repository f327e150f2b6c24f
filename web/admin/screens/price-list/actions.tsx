import { useState } from 'react'
import { adminUrls } from '#contract/admin/urls.ts'
import type { PriceList } from '#contract/price-lists.ts'
import { goTo } from '#web/lib/navigate.ts'
import { useText } from '#web/lib/text.ts'
import { toastError } from '#web/lib/toast-error.ts'
import { toast } from '#web/lib/toast.ts'
import { useAction } from '#web/lib/use-action.ts'
import { stateOf } from '#web/admin/price-lists/describe.ts'
import { allowLeaving } from '#web/admin/unsaved/unsaved.ts'
import { staff } from '#web/admin/session/session.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'
import { Confirm } from '#web/ui/confirm.tsx'

const asks = ['end', 'remove'] as const

/** Ends or deletes a price list, after a confirmation. */
export function Actions({ list, onChanged }: { list: PriceList; onChanged: (list: PriceList) => void }) {
  const t = useText('admin-price-lists')
  const { busy, run } = useAction()
  const [ask, setAsk] = useState<(typeof asks)[number] | null>(null)
  const [now] = useState(() => Date.now())
  const { id } = list
  const work = async (what: (typeof asks)[number]) => {
    try {
      if (what === 'end') onChanged(await staff('POST /admin/price-lists/:id/end', { id }))
      else {
        await staff('DELETE /admin/price-lists/:id', { id })
        allowLeaving()
        goTo(adminUrls.priceLists())
      }
      toast('success', t(`${what}.done`))
    } catch (error) {
      toastError(error)
    } finally {
      setAsk(null)
    }
  }
  return (
    <>
      {stateOf(list, now) !== 'over' && <ActionButton onClick={() => setAsk('end')}>{t('end.action')}</ActionButton>}
      <ActionButton look="bad" onClick={() => setAsk('remove')}>
        {t('remove.action')}
      </ActionButton>
      {asks.map((what) => (
        <Confirm
          key={what}
          open={ask === what}
          title={t(`${what}.title`, { name: list.name })}
          text={t(`${what}.text`)}
          action={t(`${what}.action`)}
          busy={busy}
          onConfirm={() => void run(() => work(what))}
          onClose={() => setAsk(null)}
        />
      ))}
    </>
  )
}
