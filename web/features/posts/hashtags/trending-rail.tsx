import { signed } from '#web/features/auth/session/session.ts'
import { useAsyncData } from '#web/lib/use-async-data.ts'
import { TrendingHashtags } from './trending-hashtags.tsx'

const shown = 6
const load = () => signed('GET /trending-tags', {})

/** The trending hashtags beside the feed; nothing until they have loaded, or if the call fails. */
export function TrendingRail() {
  const { value } = useAsyncData(load)
  return value && <TrendingHashtags items={value.items} max={shown} />
}
