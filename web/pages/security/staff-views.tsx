import { signed } from '#web/features/auth/session/session.ts'
import { useMoment } from '#web/lib/dates.ts'
import { useText } from '#web/lib/text.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { Row, Rows } from './rows.tsx'
import { Section } from './section.tsx'

const load = () => signed('GET /user/views', {})

/** When staff viewed the shop as this customer; nothing if they never did. */
export function StaffViews() {
  const t = useText('my-account')
  const moment = useMoment()
  const views = useAsyncData(load).value?.views ?? []
  if (views.length === 0) return null
  return (
    <Section title={t('security.views.title')} text={t('security.views.text')}>
      <Rows>
        {views.map(({ reason, beganAt }) => (
          <Row key={beganAt} name={reason} detail={moment(beganAt)} />
        ))}
      </Rows>
    </Section>
  )
}
