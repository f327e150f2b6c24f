import { Skeleton } from '#web/ui/skeleton.tsx'

export function AddressesSkeleton() {
  return (
    <>
      <Skeleton className="mb-6 h-12 w-44" />
      <div className="grid gap-4 md:grid-cols-2">
        <Skeleton className="h-64 rounded-card" />
        <Skeleton className="h-64 rounded-card" />
      </div>
    </>
  )
}

export function EditSkeleton() {
  return (
    <div className="grid max-w-[34rem] gap-4">
      <Skeleton className="h-12 w-64 rounded-full" />
      {[0, 1, 2, 3, 4].map((row) => (
        <div key={row}>
          <Skeleton className="mb-2 h-4 w-28" />
          <Skeleton className="h-12" />
        </div>
      ))}
    </div>
  )
}
