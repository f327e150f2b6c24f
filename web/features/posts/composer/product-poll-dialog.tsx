import { urls } from '#contract/urls.ts'
import { goTo } from '#web/lib/navigate.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { beginProductPoll, type PollProduct } from './begin-product-poll.ts'
import { ComposerDialog } from './composer-dialog.tsx'

/** Asks others which of these products to choose, and shows the post. */
export function ProductPollDialog({ products, onClose }: { products: PollProduct[]; onClose: () => void }) {
  const t = useText('composer')
  return (
    <ComposerDialog
      begin={(by, unit) => {
        if (!beginProductPoll(by, products, t('poll.whichProduct'), unit)) toast('info', t('poll.finishFirst'))
      }}
      onPosted={({ id }) => goTo(urls.post(id))}
      onClose={onClose}
    />
  )
}
