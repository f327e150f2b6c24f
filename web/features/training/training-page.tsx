import { type ReactNode, useEffect } from 'react'
import { urls } from '#contract/urls.ts'
import { useSessionStatus } from '#web/features/auth/session/session.ts'
import { NotInView } from '#web/features/view-as/not-in-view.tsx'
import { Head } from '#web/lib/head.tsx'
import { goTo } from '#web/lib/navigate.ts'
import { useLocation } from '#web/lib/router/hooks.ts'
import { useText } from '#web/lib/text.ts'
import { TextLink } from '#web/ui/link.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { plainPath } from '#web/lib/locale-path.ts'

interface TrainingPageProps {
  title: string
  /** Shown beside the title. */
  action?: ReactNode
  /** Whether there is a link back to the log; not on the log's own page. */
  hasBack?: boolean
  children: ReactNode
}

/** A page of the training log: a skeleton while the session loads, a redirect to sign in for visitors. Needs the group "training". */
export function TrainingPage({ title, action, hasBack = true, children }: TrainingPageProps) {
  const t = useText('training')
  const status = useSessionStatus()
  const { pathname, search } = useLocation()
  const isVisitor = status === 'unauthenticated'
  useEffect(() => {
    if (isVisitor) goTo(urls.signIn(plainPath(pathname) + search), { replace: true })
  }, [isVisitor, pathname, search])
  return (
    <div className="wrap min-h-svh max-w-[48rem] pt-3 md:pt-8">
      <Head title={title} />
      {hasBack && (
        <TextLink to={urls.training()} className="inline-flex min-h-11 items-center text-sm">
          {t('back')}
        </TextLink>
      )}
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 tabIndex={-1} className="display min-w-0 text-2xl wrap-anywhere">
          {title}
        </h1>
        {action}
      </div>
      {status === 'authenticated' ? <NotInView>{children}</NotInView> : <Skeleton className="h-96 w-full" />}
    </div>
  )
}
