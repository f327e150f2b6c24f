import { useState } from 'react'
import { useText } from '#web/lib/text.ts'
import { toastError } from '#web/lib/toast-error.ts'
import { toast } from '#web/lib/toast.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Check } from '#web/ui/check.tsx'
import { staff } from '#web/admin/session/session.ts'

/** Turns a daily email with the figures of the day before on or off. */
export function MailSwitch({ isMailed }: { isMailed: boolean }) {
  const t = useText('admin-analytics')
  const [isOn, setOn] = useState(isMailed)
  const { run } = useAction()
  const change = (next: boolean) =>
    void run(async () => {
      setOn(next)
      try {
        await staff('PUT /admin/analytics/mail', { isMailed: next })
        toast('success', t(next ? 'mail.on' : 'mail.off'))
      } catch (error) {
        setOn(!next)
        toastError(error)
      }
    })
  return <Check label={t('mail.label')} checked={isOn} onChange={(event) => change(event.currentTarget.checked)} />
}
