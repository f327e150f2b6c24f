import { lazy } from 'react'
import { useText } from '#web/lib/text.ts'
import { Tag } from '#web/ui/tag.tsx'
import { TextButton } from '#web/ui/text-button.tsx'
import { Row, Rows } from './rows.tsx'
import { useOpening } from '#web/lib/use-disclosure.ts'

const SwitchOff = lazy(async () => ({ default: (await import('./turn-off-second-factor.tsx')).SwitchOff }))
const RenewCodes = lazy(async () => ({ default: (await import('./renew-backup-codes.tsx')).RenewCodes }))

interface FactorOnProps {
  /** Backup codes. */
  left: number
  hasPassword: boolean
  onCodes: (codes: string[]) => void
  onOff: () => void
}

/** From so few on they are said loudly. */
const few = 3

export function FactorOn({ left, hasPassword, onCodes, onOff }: FactorOnProps) {
  const t = useText('myAccount')
  const renewing = useOpening()
  const leaving = useOpening()
  return (
    <Rows>
      <Row
        name={t('security.factor.app')}
        mark={<Tag tone="good">{t('security.factor.on')}</Tag>}
        detail={t('security.factor.onDetail')}
        actions={<TextButton {...leaving.button}>{t('security.factor.switchOff')}</TextButton>}
      >
        {leaving.open && <SwitchOff hasPassword={hasPassword} onOff={onOff} onCancel={leaving.close} />}
      </Row>
      <Row
        name={t('security.factor.backup')}
        mark={left <= few && <Tag tone="warn">{t('security.factor.few')}</Tag>}
        detail={t('security.factor.left', { count: left })}
        actions={<TextButton {...renewing.button}>{t('security.factor.renew')}</TextButton>}
      >
        {renewing.open && <RenewCodes onCodes={onCodes} onCancel={renewing.close} />}
      </Row>
    </Rows>
  )
}
