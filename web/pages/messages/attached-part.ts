import { preloadedPart } from '#web/lib/preloaded-part.tsx'
import type { AnyMessage } from './runs.ts'

/** A message's attachment; loaded lazily, since most messages are text. */
export const Attached = preloadedPart(() => import('./attached.tsx').then(({ Attached: Loaded }) => Loaded))

/** The fields of a message that show whether it has an attachment. */
export type MaybeAttached = Pick<AnyMessage, 'attachment' | 'preview'>

export const hasAttachment = ({ attachment, preview }: MaybeAttached): boolean => attachment !== null || preview !== null

/** Messages that can be rendered completely: an attachment that appears later would move everything above it. */
export async function withAttachments<T extends { items: MaybeAttached[] }>(page: Promise<T>): Promise<T> {
  const loaded = await page
  if (loaded.items.some(hasAttachment)) await Attached.preload()
  return loaded
}
