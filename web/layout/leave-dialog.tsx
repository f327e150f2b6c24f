import { urls } from '#contract/urls.ts'
import { useText } from '#web/lib/text.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

/** Asks for confirmation before leaving the checkout. */
export function LeaveDialog({ open, onStay }: { open: boolean; onStay: () => void }) {
  const t = useText('checkout')
  return (
    <Dialog open={open} title={t('back.title')} onClose={onStay}>
      <div className="grid gap-3 p-5">
        <p className="pb-2">{t('back.text')}</p>
        <Button onClick={onStay}>{t('back.stay')}</Button>
        <ButtonLink to={urls.cart()} look="secondary">
          {t('back.leave')}
        </ButtonLink>
      </div>
    </Dialog>
  )
}
