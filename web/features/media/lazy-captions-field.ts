import { lazyPart } from '#web/lib/lazy-part.tsx'
import { withText } from '#web/lib/with-text.ts'

/** The captions of a video, loaded with their texts once they're shown. */
export const CaptionsField = lazyPart(async () => (await withText(['media'], import('./captions-field.tsx'))).CaptionsField)
