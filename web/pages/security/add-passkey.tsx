import type { ApiOutput } from '#contract/api.ts'
import { useText } from '#web/lib/text.ts'
import { TextButton } from '#web/ui/text-button.tsx'
import { formSkeleton, Row } from './rows.tsx'
import { useDisclosure } from '#web/lib/use-disclosure.ts'
import { pressedPart } from '#web/lib/pressed-part.tsx'

const NamePasskey = pressedPart(async () => (await import('./name-passkey.tsx')).NamePasskey)

type Passkeys = ApiOutput<'GET /user/passkeys'>['passkeys']

interface AddPasskeyProps {
  /** The host that passkeys are bound to. */
  host: string
  first: boolean
  hasPassword: boolean
  onAdded: (passkeys: Passkeys) => void
}

/** The last row, which adds a passkey or says why that isn't possible. */
export function AddPasskey({ host, first, hasPassword, onAdded }: AddPasskeyProps) {
  const t = useText('my-account')
  const { open, close, button } = useDisclosure()
  const able = typeof PublicKeyCredential === 'function'
  const here = window.location.hostname === host
  const name = t(first ? 'security.passkeys.none' : 'security.passkeys.another')
  if (!able || !here) return <Row name={name} detail={able ? t('security.passkeys.elsewhere', { host }) : t('security.passkeys.unable')} />
  return (
    <Row
      name={name}
      detail={t('security.passkeys.why')}
      actions={
        <TextButton {...button} aria-label={t('security.passkeys.add')}>
          {t('security.add')}
        </TextButton>
      }
    >
      {open && (
        <NamePasskey
          waiting={formSkeleton}
          hasPassword={hasPassword}
          onCancel={close}
          onAdded={(passkeys) => {
            close()
            onAdded(passkeys)
          }}
        />
      )}
    </Row>
  )
}
