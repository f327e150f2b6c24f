import { lazyPart } from '#web/lib/lazy-part.tsx'
import { withText } from '#web/lib/with-text.ts'

/** See `waiting-order.tsx`. Only an empty cart shows it, so it loads then. */
export const WaitingOrder = lazyPart(async () => (await withText(['order'], import('./waiting-order.tsx'))).WaitingOrder)
