import { useRef, useState } from 'react'
import { loadCustomer, signed } from '#web/features/auth/session/session.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { BackupCodes } from './backup-codes.tsx'
import { SecondFactorOff } from './second-factor-off.tsx'
import { SecondFactorOn } from './second-factor-on.tsx'
import { focusSectionHeading } from '#web/lib/focus-heading.ts'
import { AsyncContent } from './async-content.tsx'
import { RowsSkeleton } from './rows.tsx'
import { Section } from './section.tsx'
import { useAsyncData } from '#web/lib/use-async-data.ts'

export const secondFactorAnchor = 'second-factor'

const load = () => signed('GET /user/second-factor', {})

/** Backup codes are in memory only while they're shown, and aren't stored. */
export function SecondFactor({ hasPassword }: { hasPassword: boolean }) {
  const t = useText('my-account')
  const section = useRef<HTMLElement>(null)
  const data = useAsyncData(load)
  const [codes, setCodes] = useState<string[] | null>(null)
  const show = (newCodes: string[]) => {
    setCodes(newCodes)
    data.change(() => ({ on: true, backupCodesLeft: newCodes.length }))
    void loadCustomer()
  }
  const off = () => {
    data.change(() => ({ on: false, backupCodesLeft: 0 }))
    toast('success', t('security.factor.switchedOff'))
    focusSectionHeading(section)
    void loadCustomer()
  }
  const done = () => {
    setCodes(null)
    focusSectionHeading(section)
  }
  return (
    <Section ref={section} title={t('security.factor.title')} text={t('security.factor.text')} anchor={secondFactorAnchor}>
      {codes ? (
        <BackupCodes codes={codes} onDone={done} />
      ) : (
        <AsyncContent data={data} skeleton={<RowsSkeleton count={1} />}>
          {({ on, backupCodesLeft }) =>
            on ? (
              <SecondFactorOn left={backupCodesLeft} hasPassword={hasPassword} onCodes={show} onOff={off} />
            ) : (
              <SecondFactorOff hasPassword={hasPassword} onCodes={show} />
            )
          }
        </AsyncContent>
      )}
    </Section>
  )
}
