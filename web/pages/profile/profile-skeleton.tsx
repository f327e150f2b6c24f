import { Skeleton } from '#web/ui/skeleton.tsx'

export function ProfileSkeleton() {
  return (
    <>
      {[4, 1, 3].map((fields) => (
        <div key={fields} className="border-t border-line py-8 xl:grid xl:grid-cols-[14rem_minmax(0,34rem)] xl:gap-12">
          <Skeleton className="mb-5 h-7 w-36" />
          <div className="grid max-w-[34rem] gap-5">
            {Array.from({ length: fields }, (_, row) => (
              <div key={row}>
                <Skeleton className="mb-2 h-4 w-24" />
                <Skeleton className="h-12" />
              </div>
            ))}
          </div>
        </div>
      ))}
    </>
  )
}
