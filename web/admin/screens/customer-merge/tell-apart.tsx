import { adminUrls } from '#contract/admin/urls.ts'
import { useNavigate } from '#web/lib/router/hooks.ts'
import { useText } from '#web/lib/text.ts'
import { toastError } from '#web/lib/toast-error.ts'
import { toast } from '#web/lib/toast.ts'
import { staff } from '#web/admin/session/session.ts'
import { ActionButton } from '#web/admin/ui/action-button.tsx'

/** Marks two accounts as different people, so they aren't proposed again, and continues to the other duplicates. */
export function TellApart({ stay, gone }: { stay: string; gone: string }) {
  const t = useText('admin-merge')
  const common = useText('admin')
  const navigate = useNavigate()
  const say = (areDifferent: boolean) => staff('PUT /admin/customers/:id/doubles/:other', { id: stay, other: gone, areDifferent })
  const fail = toastError
  const markAsDifferent = async () => {
    await say(true)
    toast('success', t('duplicates.apart'), { label: common('undo'), run: () => void say(false).catch(fail) })
    await navigate(adminUrls.duplicates())
  }
  return <ActionButton onClick={() => void markAsDifferent().catch(fail)}>{t('duplicates.apart')}</ActionButton>
}
