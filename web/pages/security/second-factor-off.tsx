import { useRef, useState } from 'react'
import type { ApiOutput } from '#contract/api.ts'
import { signed } from '#web/features/auth/session/session.ts'
import { useText } from '#web/lib/text.ts'
import { Button } from '#web/ui/button.tsx'
import { isPasswordRequired } from './is-password-required.ts'
import { formSkeleton, Row, Rows } from './rows.tsx'
import { ActionError } from './action-error.tsx'
import { useAction } from '#web/lib/use-action.ts'
import { pressedPart } from '#web/lib/pressed-part.tsx'

const OwnerPassword = pressedPart(async () => (await import('./owner-password.tsx')).OwnerPassword)
const SetUpSecondFactor = pressedPart(async () => (await import('./set-up-second-factor.tsx')).SetUpSecondFactor)

/** The second factor is off: a button, and below it the setup, whose secret is in memory only while open. */
export function SecondFactorOff({ hasPassword, onCodes }: { hasPassword: boolean; onCodes: (codes: string[]) => void }) {
  const t = useText('my-account')
  const { busy, error, run } = useAction()
  const button = useRef<HTMLButtonElement>(null)
  const [secret, setSecret] = useState<ApiOutput<'POST /user/second-factor/setup'> | null>(null)
  const [asking, setAsking] = useState(false)
  const create = async (password?: string) => {
    setSecret(await signed('POST /user/second-factor/setup', { password }))
    setAsking(false)
  }
  const open = () =>
    create().catch((reason: unknown) => {
      if (!isPasswordRequired(reason, hasPassword)) throw reason
      setAsking(true)
    })
  const close = () => {
    setSecret(null)
    setAsking(false)
    button.current?.focus()
  }
  const isOpen = asking || secret !== null
  return (
    <Rows>
      <Row
        name={t('security.factor.off')}
        detail={t('security.factor.offDetail')}
        actions={
          <Button ref={button} look="secondary" busy={busy} aria-expanded={isOpen} onClick={isOpen ? close : () => void run(open)}>
            {t('security.factor.setUp')}
          </Button>
        }
      >
        <ActionError error={error} />
        {asking && <OwnerPassword waiting={formSkeleton} action={t('security.continue')} send={create} onCancel={close} />}
        {secret && <SetUpSecondFactor waiting={formSkeleton} {...secret} onCodes={onCodes} onCancel={close} />}
      </Row>
    </Rows>
  )
}
