import { Outlet } from '#web/lib/router/outlet.tsx'
import { DetailPageSkeleton, ListPageSkeleton } from '#web/ui/skeleton.tsx'
import { usePendingSkeleton } from './pending.tsx'

/** The page itself, or the outline of the next one when that takes long. */
export function Main() {
  const skeleton = usePendingSkeleton()
  return (
    <main id="content" tabIndex={-1}>
      {skeleton === 'list' ? <ListPageSkeleton /> : skeleton === 'detail' ? <DetailPageSkeleton /> : <Outlet />}
    </main>
  )
}
