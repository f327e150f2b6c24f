import { AccountShell } from '#web/features/account/account-shell.tsx'
import { Head } from '#web/lib/head.tsx'
import { useText } from '#web/lib/text.ts'

export function Component() {
  const t = useText('forgot-password')
  return (
    <AccountShell title={t('title')} lead="">
      <Head title={t('title')} />
    </AccountShell>
  )
}
