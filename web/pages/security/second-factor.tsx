import { useRef, useState } from 'react'
import { loadCustomer, signed } from '#web/features/auth/session/session.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { BackupCodes } from './backup-codes.tsx'
import { FactorOff } from './second-factor-off.tsx'
import { FactorOn } from './second-factor-on.tsx'
import { focusHeading } from './focus-heading.ts'
import { Loaded } from './async-content.tsx'
import { RowsSkeleton } from './rows.tsx'
import { Section } from './section.tsx'
import { useAnswer } from '#web/lib/use-async-data.ts'

export const secondFactorAnchor = 'second-factor'

const ask = () => signed('GET /user/second-factor', {})

/** The backup codes are in memory as long as they are shown, and nowhere else. */
export function SecondFactor({ hasPassword }: { hasPassword: boolean }) {
  const t = useText('myAccount')
  const section = useRef<HTMLElement>(null)
  const answer = useAnswer(ask)
  const [codes, setCodes] = useState<string[] | null>(null)
  const show = (made: string[]) => {
    setCodes(made)
    answer.change(() => ({ on: true, backupCodesLeft: made.length }))
    void loadCustomer()
  }
  const off = () => {
    answer.change(() => ({ on: false, backupCodesLeft: 0 }))
    toast('success', t('security.factor.switchedOff'))
    focusHeading(section)
    void loadCustomer()
  }
  const kept = () => {
    setCodes(null)
    focusHeading(section)
  }
  return (
    <Section ref={section} title={t('security.factor.title')} text={t('security.factor.text')} anchor={secondFactorAnchor}>
      {codes ? (
        <BackupCodes codes={codes} onKept={kept} />
      ) : (
        <Loaded answer={answer} skeleton={<RowsSkeleton count={1} />}>
          {({ on, backupCodesLeft }) =>
            on ? <FactorOn left={backupCodesLeft} hasPassword={hasPassword} onCodes={show} onOff={off} /> : <FactorOff onCodes={show} />
          }
        </Loaded>
      )}
    </Section>
  )
}
