import { useRouteError } from '#web/lib/router/hooks.ts'
import { urls } from '#contract/urls.ts'
import { WindowPicture } from '#web/features/catalogue/window-picture.tsx'
import { statusOf } from '#web/lib/errors.ts'
import { Head } from '#web/lib/head.tsx'
import { useText } from '#web/lib/text.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

/** What a page shows when it can't: not there, or broken, each with a way on. */
export function ErrorPage() {
  const t = useText('common')
  const kind = kindOf(useRouteError())
  return (
    <div className="wrap py-8 md:py-16">
      <Head title={t(`${kind}.title`)} />
      <EmptyState
        level="h1"
        title={t(`${kind}.title`)}
        text={t(`${kind}.text`)}
        picture={kind === 'notFound' && <WindowPicture place="story" />}
      >
        {kind !== 'notFound' && <Retry label={t('failure.retry')} />}
        <ButtonLink to={urls.market()} look={kind === 'notFound' ? 'primary' : 'secondary'}>
          {t('notFound.market')}
        </ButtonLink>
        {kind === 'notFound' && (
          <ButtonLink to={urls.collection()} look="secondary">
            {t('notFound.all')}
          </ButtonLink>
        )}
      </EmptyState>
    </div>
  )
}

/** A call that found nobody, or a part of the page that didn't arrive: that is the connection, or the shop being down, not something that broke. */
function kindOf(error: unknown): 'notFound' | 'unreachable' | 'failure' {
  const status = statusOf(error)
  if (status === 404) return 'notFound'
  return status === 503 || isImportFailure(error) ? 'unreachable' : 'failure'
}

const isImportFailure = (error: unknown): boolean => error instanceof TypeError && /import|module|fetch|load/i.test(error.message)

/** An empty address is this very page, so the retry works without script. */
function Retry({ label }: { label: string }) {
  return (
    <ButtonLink to="" reloadDocument>
      {label}
    </ButtonLink>
  )
}
