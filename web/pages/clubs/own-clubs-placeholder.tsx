import { Skeleton } from '#web/ui/skeleton.tsx'

/** As high as the reader's clubs, whatever their number: they are one row. */
export const OwnClubsPlaceholder = () => <Skeleton className="mb-10 h-24 w-full" />
