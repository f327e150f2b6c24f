import { useState } from 'react'
import type { Customer } from '#contract/customers/customers.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Switch } from '#web/ui/switch.tsx'

const load = () => signed('GET /user/newsletter', {})

/** Whether the account's email is subscribed to the newsletter. */
export function Newsletter({ customer }: { customer: Customer }) {
  const t = useText('my-account')
  const { value, change } = useAsyncData(customer.email === null ? null : load)
  const [busy, setBusy] = useState(false)
  if (customer.email === null) return <p>{t('overview.newsletter.none')}</p>
  const choose = async (isSubscribed: boolean) => {
    setBusy(true)
    try {
      const saved = await signed('PUT /user/newsletter', { isSubscribed, source: 'settings' })
      change(() => saved)
    } catch {
      toast('error', t('overview.newsletter.failed'))
    }
    setBusy(false)
  }
  return (
    <Switch
      label={t('overview.newsletter.label')}
      hint={t('overview.newsletter.hint')}
      checked={value?.isSubscribed ?? false}
      disabled={value === null || busy}
      onChange={(event) => void choose(event.currentTarget.checked)}
    />
  )
}
