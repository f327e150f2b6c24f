import { useRouteError } from '#web/lib/router/hooks.ts'
import { urls } from '#contract/urls.ts'
import { WindowPicture } from '#web/features/catalogue/window-picture.tsx'
import { statusOf } from '#web/lib/errors.ts'
import { Head } from '#web/lib/head.tsx'
import { useText } from '#web/lib/text.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

/** Shown instead of a page that wasn't found or failed, each case with a way to continue. */
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

/** The kind of an error. A call without an answer or a chunk that didn't load means the network or an outage, not a bug. */
function kindOf(error: unknown): 'notFound' | 'unreachable' | 'failure' {
  const status = statusOf(error)
  if (status === 404) return 'notFound'
  return status === 503 || isImportFailure(error) ? 'unreachable' : 'failure'
}

const isImportFailure = (error: unknown): boolean => error instanceof TypeError && /import|module|fetch|load/i.test(error.message)

/** An empty href is the current page, so the retry works without script. */
function Retry({ label }: { label: string }) {
  return (
    <ButtonLink to="" reloadDocument>
      {label}
    </ButtonLink>
  )
}
