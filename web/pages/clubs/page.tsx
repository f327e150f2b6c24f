import type { ApiOutput } from '#contract/api.ts'
import type { ClubCard } from '#contract/clubs/clubs.ts'
import { urls } from '#contract/urls.ts'
import { Crest } from '#web/features/clubs/crest.tsx'
import { call } from '#web/lib/call.ts'
import { Head } from '#web/lib/head.tsx'
import { useLoaderData } from '#web/lib/router/hooks.ts'
import type { LoaderFunctionArgs } from '#web/lib/router/route.ts'
import { useText } from '#web/lib/text.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Field } from '#web/ui/field.tsx'
import { Link } from '#web/ui/link.tsx'
import { localPath } from '#web/lib/locale-path.ts'

interface Data extends ApiOutput<'GET /clubs'> {
  q: string
}

/** The directory: the clubs with the most members, or those of a name. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Data> {
  const q = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, 60)
  return { q, ...(await call('GET /clubs', { q, limit: 60 })) }
}

export function Component() {
  const t = useText('clubs')
  const { q, items } = useLoaderData<Data>()
  return (
    <div className="wrap pt-6 md:pt-10">
      <Head title={t('title')} description={t('description')} path={urls.clubs()} hidden={q !== ''} />
      <h1 tabIndex={-1} className="display text-3xl">
        {t('title')}
      </h1>
      <form method="get" action={localPath(urls.clubs())} role="search" className="mt-5 mb-8 flex max-w-xl items-end gap-3">
        <Field type="search" name="q" label={t('search')} defaultValue={q} maxLength={60} className="grow" />
        <Button type="submit" look="secondary">
          {t('find')}
        </Button>
      </form>
      {items.length === 0 ? (
        <EmptyState title={t('empty')} text={t('emptyText')}>
          <ButtonLink to={urls.clubs()}>{t('all')}</ButtonLink>
        </EmptyState>
      ) : (
        <ul className="grid gap-x-8 md:grid-cols-2">
          {items.map((club) => (
            <ClubLine key={club.id} club={club} />
          ))}
        </ul>
      )}
    </div>
  )
}

function ClubLine({ club: { slug, name, description, place, members, visibility } }: { club: ClubCard }) {
  const t = useText('clubs')
  return (
    <li className="flex gap-4 border-b border-line py-5">
      <Crest name={name} className="size-16" />
      <div className="min-w-0">
        <h2 className="text-lg font-semibold">
          <Link to={urls.club(slug)}>{name}</Link>
        </h2>
        <p className="text-sm text-quiet">
          {[t(`visibility.${visibility}`), place, t('members', { count: members })].filter(Boolean).join(' · ')}
        </p>
        <p className="mt-1 line-clamp-2 wrap-anywhere">{description}</p>
      </div>
    </li>
  )
}
