import { Outlet } from '#web/lib/router/outlet.tsx'
import { DetailPageSkeleton, ListPageSkeleton } from '#web/ui/skeleton.tsx'
import { usePendingSkeleton } from './pending.tsx'

/** The page, or a skeleton of the next one if that takes long to load. */
export function Main() {
  const skeleton = usePendingSkeleton()
  return (
    <main id="content" tabIndex={-1}>
      {skeleton === 'list' ? <ListPageSkeleton /> : skeleton === 'detail' ? <DetailPageSkeleton /> : <Outlet />}
    </main>
  )
}
