import { useText } from '#web/lib/text.ts'
import { RowsSkeleton } from './rows.tsx'
import { Section } from './section.tsx'

const outline = { contact: 2, password: 1, passkeys: 1, factor: 1, linked: 3, sessions: 1, data: 2 } as const

/** The page without personal data. */
export function SecuritySkeleton() {
  const t = useText('my-account')
  return (Object.keys(outline) as (keyof typeof outline)[]).map((name) => (
    <Section key={name} title={t(`security.${name}.title`)} text={t(`security.${name}.text`)}>
      <RowsSkeleton count={outline[name]} />
    </Section>
  ))
}
