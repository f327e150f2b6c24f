/**
 * Of a video's captions in a language: the file's `bytes`, and `cueText`: characters of each cue. Separate from the other limits, so that
 * only pages that need them load them.
 */
export const captionLimits = { bytes: 100_000, cues: 2000, cueText: 500, hours: 3 } as const
