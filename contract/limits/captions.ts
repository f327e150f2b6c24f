/**
 * Of a video's captions in a language: the file's `bytes`; `cueText`: characters of each cue; `written`: those of the file as it's stored.
 * Separate from the other limits, so that only pages that need them load them.
 */
export const captionLimits = { bytes: 100_000, cues: 2000, cueText: 500, hours: 3, written: 300_000 } as const
