import type { LoaderFunctionArgs } from '#web/lib/router/route.ts'
import { useLoaderData } from '#web/lib/router/hooks.ts'
import type { ApiOutput } from '#contract/api.ts'
import { urls } from '#contract/urls.ts'
import { PeopleList } from '#web/features/profiles/people-list.tsx'
import { call } from '#web/lib/call.ts'
import { Head } from '#web/lib/head.tsx'
import { useText } from '#web/lib/text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'

type Which = 'followers' | 'following'
interface FollowersData {
  which: Which
  person: { handle: string; name: string; count: number; isHidden: boolean }
  first: ApiOutput<'GET /people/:handle/followers'>
}

/** A person's followers, or those they follow, according to the address. */
export async function loader({ params, request }: LoaderFunctionArgs): Promise<FollowersData> {
  const handle = params['handle'] ?? ''
  const which: Which = new URL(request.url).pathname.endsWith('/following') ? 'following' : 'followers'
  const [{ name, isHidden, [which]: count }, first] = await Promise.all([
    call('GET /people/:handle', { handle }),
    call(`GET /people/:handle/${which}`, { handle }),
  ])
  return { which, person: { handle, name, count, isHidden }, first }
}

export function Component() {
  const t = useText('people')
  const { which, person, first } = useLoaderData<FollowersData>()
  const { handle, name, count } = person
  const tabs = ['followers', 'following'] as const
  return (
    <div className="wrap max-w-[44rem] pt-5 md:pt-8">
      <Head title={t(`lists.${which}`, { name })} />
      <Link to={urls.person(handle)} className="inline-flex min-h-11 items-center gap-2 text-quiet hover:underline">
        <Icon name="arrow" className="size-4 rotate-180 rtl:rotate-0" />
        {name}
      </Link>
      <h1 tabIndex={-1} className="display text-2xl wrap-anywhere">
        {t(`lists.${which}`, { name })}
      </h1>
      <nav aria-label={t('lists.label')} className="mt-4 flex gap-6 border-b border-line">
        {tabs.map((tab) => (
          <Link
            key={tab}
            to={urls[tab](handle)}
            aria-current={tab === which ? 'page' : undefined}
            className="inline-flex min-h-12 items-center border-b-2 border-transparent text-quiet hover:text-ink aria-[current]:border-ember aria-[current]:font-semibold aria-[current]:text-ink"
          >
            {t(`lists.${tab}Tab`)}
          </Link>
        ))}
      </nav>
      <PeopleList key={`${which} ${handle}`} route={`GET /people/:handle/${which}`} handle={handle} first={first} total={count} />
    </div>
  )
}
