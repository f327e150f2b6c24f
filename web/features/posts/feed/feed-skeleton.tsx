import { useText } from '#web/lib/text.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** Two placeholders with the size of posts. */
export function FeedSkeleton() {
  const t = useText('common')
  return (
    <div role="status" className="grid grid-cols-1 gap-3 md:gap-5">
      <span className="sr-only">{t('loading')}</span>
      {[0, 1].map((index) => (
        <div key={index} className="post">
          <div className="post-part flex items-center gap-3 py-3">
            <Skeleton className="size-11 rounded-full" />
            <div className="grid grow gap-1.5">
              <Skeleton className="h-4 w-2/5" />
              <Skeleton className="h-3.5 w-1/4" />
            </div>
          </div>
          <Skeleton className="h-60 rounded-none" />
          <div className="post-part grid gap-2 py-4">
            <Skeleton className="h-4" />
            <Skeleton className="h-4 w-3/4" />
            <Skeleton className="mt-3 h-9 w-44 rounded-full" />
          </div>
        </div>
      ))}
    </div>
  )
}
