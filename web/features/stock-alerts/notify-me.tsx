import { useState } from 'react'
import { useText } from '#web/lib/text.ts'
import { Button } from '#web/ui/button.tsx'
import { pressedPart } from '#web/lib/pressed-part.tsx'
import { withText } from '#web/lib/with-text.ts'

const NotifyDialog = pressedPart(async () => (await withText(['notify'], import('./notify-dialog.tsx'))).NotifyDialog)

export interface AlertSubject {
  productId: string
  variantId: string
  name: string
}

/** Replaces the buy button while a variant is sold out. Its dialog loads with the press. Needs the group "product-details". */
export function NotifyMe({ subject, className = '' }: { subject: AlertSubject; className?: string }) {
  const t = useText('product-details')
  const [isWanted, setWanted] = useState(false)
  const [open, setOpen] = useState(false)
  const show = () => {
    setWanted(true)
    setOpen(true)
  }
  return (
    <>
      <Button look="secondary" className={className} onClick={show}>
        {t('notify.open')}
      </Button>
      {isWanted && <NotifyDialog subject={subject} open={open} onClose={() => setOpen(false)} />}
    </>
  )
}
