import { useText } from '#web/lib/text.ts'
import { Button, ButtonLink } from './button.tsx'
import { ProgressBar } from './progress.tsx'

interface LoadMoreProps {
  seen: number
  total: number
  /** The URL of the longer list, so it works without script; otherwise `onMore`. */
  to?: string
  onMore?: () => void
  busy?: boolean
}

/** How much of a list is shown, and a button for more. Needs the group "ui". */
export function LoadMore({ seen, total, to, onMore, busy = false }: LoadMoreProps) {
  const t = useText('ui')
  return (
    <div className="mx-auto grid w-full max-w-[16rem] gap-3 text-center">
      <p className="text-sm text-quiet">{t('more.seen', { seen, total })}</p>
      <ProgressBar label={t('more.seen', { seen, total })} value={seen} max={total} />
      {seen < total && to !== undefined && (
        <ButtonLink look="secondary" to={to} replace preventScrollReset rel="next" className="mt-2">
          {t('more.show')}
        </ButtonLink>
      )}
      {seen < total && to === undefined && (
        <Button look="secondary" busy={busy} onClick={onMore} className="mt-2">
          {t('more.show')}
        </Button>
      )}
    </div>
  )
}
