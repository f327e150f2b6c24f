import { useHydrated } from '#web/lib/hydrated.ts'
import { useText } from '#web/lib/text.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { SignInFlow } from '#web/features/auth/sign-in/use-sign-in-flow.ts'
import { usePasskey } from './use-passkey.ts'

/** Needs the group "sign-in". */
export function PasskeyButton({ flow }: { flow: SignInFlow }) {
  const t = useText('sign-in')
  const hydrated = useHydrated()
  const { use, busy, failed } = usePasskey(flow, hydrated)
  return (
    <>
      <Button look="secondary" busy={busy} disabled={!hydrated} onClick={() => void use()}>
        <Icon name="key" />
        {t('passkey.use')}
      </Button>
      {failed && <Alert tone="warn">{failed}</Alert>}
    </>
  )
}
