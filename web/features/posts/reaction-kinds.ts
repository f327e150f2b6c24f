import type { ReactionKind } from '#contract/posts.ts'

/** In the order in which they always stand. Here, since the contract's own list brings its schemas along. */
export const reactionKinds = ['like', 'love', 'fire', 'strong', 'clap', 'wow'] as const satisfies readonly ReactionKind[]
