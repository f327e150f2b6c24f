import { Skeleton } from '#web/ui/skeleton.tsx'

export function OrdersSkeleton() {
  return (
    <div className="grid gap-4">
      <Skeleton className="h-5 w-24" />
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} className="h-40 rounded-card md:h-32" />
      ))}
    </div>
  )
}
