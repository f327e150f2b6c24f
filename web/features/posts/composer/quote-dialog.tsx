import type { Post } from '#contract/post.ts'
import { beginQuote } from './begin-quote.ts'
import { ComposerDialog } from './composer-dialog.tsx'

/** Quotes a post. */
export function QuoteDialog({ post, onClose }: { post: Post; onClose: () => void }) {
  return <ComposerDialog begin={(by, unit) => beginQuote(by, post, unit)} onClose={onClose} />
}
