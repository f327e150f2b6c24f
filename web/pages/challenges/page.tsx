import { urls } from '#contract/urls.ts'
import { useSessionStatus } from '#web/features/auth/session/session.ts'
import { ChallengeList, type Listed, type ListState } from '#web/features/challenges/challenge-list.tsx'
import { call } from '#web/lib/call.ts'
import { Head } from '#web/lib/head.tsx'
import { useLoaderData } from '#web/lib/router/hooks.ts'
import { useText } from '#web/lib/text.ts'
import { TextLink } from '#web/ui/link.tsx'

const states = ['running', 'upcoming', 'ended'] as const satisfies ListState[]
type Data = Record<ListState, Listed>

/** The first challenges of each state, as visitors see them. */
export async function loader(): Promise<Data> {
  const [running, upcoming, ended] = await Promise.all(states.map((state) => call('GET /challenges', { state, limit: 20 })))
  return { running: running!, upcoming: upcoming!, ended: ended! }
}

/** The community's challenges: active, upcoming and past. */
export function Component() {
  const t = useText('challenges')
  const lists = useLoaderData<Data>()
  const isOwn = useSessionStatus() === 'authenticated'
  return (
    <div className="wrap min-h-svh pt-6 md:pt-10">
      <Head title={t('title')} description={t('description')} path={urls.challenges()} />
      <h1 tabIndex={-1} className="display text-2xl">
        {t('title')}
      </h1>
      <p className="mt-3 max-w-[42em] text-quiet">{t('description')}</p>
      {states.map((state) => (
        <section key={state} aria-labelledby={`challenges-${state}`} className="mt-8 md:mt-12">
          <h2 id={`challenges-${state}`} className="border-b border-ink pb-2 text-sm font-semibold">
            {t(`states.${state}`)}
          </h2>
          <ChallengeList state={state} first={lists[state]} isOwn={isOwn || lists[state].nextCursor !== null} level="h3" />
        </section>
      ))}
      <TextLink to={urls.clubs()} className="mt-8 inline-flex min-h-11 items-center">
        {t('clubs')}
      </TextLink>
    </div>
  )
}
