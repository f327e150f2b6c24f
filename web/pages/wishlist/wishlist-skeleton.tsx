import { Skeleton } from '#web/ui/skeleton.tsx'

export const grid = 'grid grid-cols-2 gap-x-3 gap-y-6 md:grid-cols-3 md:gap-x-5 xl:grid-cols-4'

/** A skeleton of a list with a few products. */
export function WishlistSkeleton() {
  return (
    <div className={grid}>
      {Array.from({ length: 4 }, (_, index) => (
        <div key={index}>
          <Skeleton className="aspect-square rounded-card" />
          <Skeleton className="mt-3 h-4 w-1/3" />
          <Skeleton className="mt-2 h-5 w-4/5" />
          <Skeleton className="mt-6 h-12" />
        </div>
      ))}
    </div>
  )
}
