import { signed } from '#web/features/auth/session/session.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { TrendingTags } from './trending-tags.tsx'

const shown = 6
const load = () => signed('GET /trending-tags', {})

/** What trends, beside the feed; nothing until it's there, or where it didn't come. */
export function TrendingRail() {
  const { value } = useAsyncData(load)
  return value && <TrendingTags items={value.items} max={shown} />
}
