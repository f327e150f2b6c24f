import { useText } from '#web/lib/text.ts'
import { Tag } from '#web/ui/tag.tsx'
import { TextButton } from '#web/ui/text-button.tsx'
import { formSkeleton, Row, Rows } from './rows.tsx'
import { useDisclosure } from '#web/lib/use-disclosure.ts'
import { pressedPart } from '#web/lib/pressed-part.tsx'

const TurnOffSecondFactor = pressedPart(async () => (await import('./turn-off-second-factor.tsx')).TurnOffSecondFactor)
const RenewBackupCodes = pressedPart(async () => (await import('./renew-backup-codes.tsx')).RenewBackupCodes)

interface SecondFactorOnProps {
  /** The number of remaining backup codes. */
  left: number
  hasPassword: boolean
  onCodes: (codes: string[]) => void
  onOff: () => void
}

/** From this number down, the remaining codes are emphasized. */
const few = 3

export function SecondFactorOn({ left, hasPassword, onCodes, onOff }: SecondFactorOnProps) {
  const t = useText('my-account')
  const renewing = useDisclosure()
  const leaving = useDisclosure()
  return (
    <Rows>
      <Row
        name={t('security.factor.app')}
        mark={<Tag tone="good">{t('security.factor.on')}</Tag>}
        detail={t('security.factor.onDetail')}
        actions={<TextButton {...leaving.button}>{t('security.factor.switchOff')}</TextButton>}
      >
        {leaving.open && <TurnOffSecondFactor waiting={formSkeleton} hasPassword={hasPassword} onOff={onOff} onCancel={leaving.close} />}
      </Row>
      <Row
        name={t('security.factor.backup')}
        mark={left <= few && <Tag tone="warn">{t('security.factor.few')}</Tag>}
        detail={t('security.factor.left', { count: left })}
        actions={<TextButton {...renewing.button}>{t('security.factor.renew')}</TextButton>}
      >
        {renewing.open && <RenewBackupCodes waiting={formSkeleton} onCodes={onCodes} onCancel={renewing.close} />}
      </Row>
    </Rows>
  )
}
