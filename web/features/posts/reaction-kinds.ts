import type { ReactionKind } from '#contract/post.ts'

/** In their fixed order. A copy of the contract's list, because importing that would bundle its schemas. */
export const reactionKinds = ['like', 'love', 'fire', 'strong', 'clap', 'wow'] as const satisfies readonly ReactionKind[]
