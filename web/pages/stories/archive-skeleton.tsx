import { Skeleton } from '#web/ui/skeleton.tsx'

export const archiveGrid = 'grid grid-cols-3 gap-x-2 gap-y-5 md:grid-cols-4 md:gap-x-4'

export const ArchiveSkeleton = () => (
  <div className={archiveGrid}>
    {[0, 1, 2, 3, 4, 5].map((at) => (
      <div key={at}>
        <Skeleton className="aspect-[9/16] rounded-card" />
        <Skeleton className="mt-2.5 h-3 w-4/5" />
        <Skeleton className="mt-2 mb-1 h-3 w-3/5" />
      </div>
    ))}
  </div>
)
