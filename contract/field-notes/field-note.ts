import type { z } from 'zod'

/** What a field means, in a sentence without a period, and what it may look like. */
export type FieldNote = readonly [meaning: string, example?: z.core.util.JSONType]
