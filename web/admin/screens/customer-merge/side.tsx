import type { MergeSide } from '#contract/admin/merging.ts'
import { adminUrls } from '#contract/admin/urls.ts'
import { useDate } from '#web/lib/dates.ts'
import { useText } from '#web/lib/text.ts'
import { Link } from '#web/ui/link.tsx'
import { StateMark } from '#web/admin/ui/state-mark.tsx'
import { FactList } from '#web/admin/ui/fact-list.tsx'

interface SideProps {
  title: string
  text: string
  side: MergeSide
  isStaying?: boolean
}

/** One of the two accounts: the person, their sign-in methods, and what happens to those. */
export function Side({ title, text, side, isStaying = false }: SideProps) {
  const t = useText('admin-merge')
  const date = useDate()
  const signIn = useSignIn(side)
  const facts: [string, string][] = [
    [t('fact.email'), side.email ?? '-'],
    [t('fact.phone'), side.phone === null ? '-' : side.phoneVerified ? side.phone : t('fact.unverified', { phone: side.phone })],
    [t('fact.since'), date(side.since)],
    [t('fact.profile'), side.handle === null ? '-' : `@${side.handle}`],
    [t('fact.plan'), side.plan ?? '-'],
    [t('fact.signIn'), signIn || '-'],
  ]
  return (
    <section className={`rounded-card border p-5 ${isStaying ? 'border-ink' : 'border-line'}`}>
      <StateMark shape={isStaying ? 'done' : 'ended'} tone={isStaying ? 'good' : 'quiet'}>
        {title}
      </StateMark>
      <h2 className="mt-2 text-lg font-semibold wrap-anywhere">
        <Link to={adminUrls.customer(side.id)} className="underline-offset-4 hover:underline">
          {side.name}
        </Link>
      </h2>
      <p className="mt-1 text-sm text-quiet">{text}</p>
      <FactList facts={facts} className="mt-4" />
    </section>
  )
}

function useSignIn({ signIn }: MergeSide): string {
  const t = useText('admin-merge')
  const parts = [
    signIn.password && t('signIn.password'),
    signIn.passkeys > 0 && t('signIn.passkeys', { count: signIn.passkeys }),
    ...signIn.linked.map((provider) => provider.charAt(0).toUpperCase() + provider.slice(1)),
    signIn.secondFactor && t('signIn.secondFactor'),
    signIn.sessions > 0 && t('signIn.sessions', { count: signIn.sessions }),
  ]
  return parts.filter(Boolean).join(', ')
}
