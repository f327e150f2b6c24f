import { useEffect, useRef, useState } from 'react'
import { useViewed, viewedNow } from '#web/features/recently-viewed/viewed.ts'
import { useNearViewport } from '#web/lib/use-near-viewport.ts'
import { lazyPart } from '#web/lib/lazy-part.tsx'

const Rail = lazyPart(() => import('./recently-viewed-rail.tsx').then(({ RecentlyViewedRail: Loaded }) => Loaded))

/** 600 px below the viewport, so that it's loaded before it's visible; far above it, so that jumping past it counts too. */
const margin = '100000px 0px 600px 0px'

/** The recently viewed products, without those on the page already. Loaded when the viewport comes near. */
export function RecentlyViewed({ except }: { except?: readonly string[] }) {
  const wrapper = useRef<HTMLDivElement>(null)
  const ids = useViewed((viewed) => viewed.ids)
  const [isNear, setNear] = useState(false)
  useNearViewport(wrapper, margin, () => setNear(true))
  useEffect(() => void viewedNow(), [])
  const shown = (ids ?? []).filter((id) => !except?.includes(id))
  return <div ref={wrapper}>{isNear && shown.length > 0 && <Rail ids={shown} />}</div>
}
