import { signed } from '#web/features/auth/session/session.ts'
import { useMoment } from '#web/lib/dates.ts'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Row, Rows } from './rows.tsx'
import { Section } from './section.tsx'

const load = () => signed('GET /user/merges', {})

/** Accounts that the shop merged into this one; nothing if there are none. */
export function Merges() {
  const t = useText('my-account')
  const moment = useMoment()
  const merges = useAsyncData(load).value?.merges ?? []
  if (merges.length === 0) return null
  return (
    <Section title={t('security.merges.title')} text={t('security.merges.text')}>
      <Rows>
        {merges.map(({ email, phone, mergedAt }) => (
          <Row key={mergedAt + (email ?? '')} name={email ?? phone ?? t('security.merges.nameless')} detail={moment(mergedAt)} />
        ))}
      </Rows>
    </Section>
  )
}
