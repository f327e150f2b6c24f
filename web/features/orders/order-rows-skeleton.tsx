import { Skeleton } from '#web/ui/skeleton.tsx'

/** A skeleton as large as `count` orders in a list. */
export function OrderRowsSkeleton({ count = 3 }: { count?: number }) {
  return (
    <div className="divide-y divide-line border-y border-line">
      {Array.from({ length: count }, (_, row) => (
        <div key={row} className="grid gap-4 py-5 md:grid-cols-[minmax(0,1fr)_auto] md:items-center md:py-6">
          <div className="grid gap-2">
            <Skeleton className="h-5 w-28" />
            <Skeleton className="h-6 w-64 max-w-full" />
            <Skeleton className="mb-7 h-4 w-52" />
          </div>
          <Skeleton className="size-16 rounded-card md:size-22 max-md:order-first" />
        </div>
      ))}
    </div>
  )
}
