import { useState } from 'react'
import type { Product } from '#contract/product.ts'
import { limits } from '#contract/limits.ts'
import { urls } from '#contract/urls.ts'
import { requireSignIn } from '#web/features/auth/sign-in/require-sign-in.ts'
import { composing, loadDraft, saveDraft } from '#web/features/posts/composer/draft.ts'
import { SendTo } from '#web/features/profiles/send-to/send-to.tsx'
import { goTo } from '#web/lib/navigate.ts'
import { useStored } from '#web/lib/store.ts'
import { useText } from '#web/lib/text.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { copyLink, hasDeviceShare, shareByDevice } from './share-product.ts'

interface ShareProps {
  product: Product
  onClose: () => void
}

const row = 'flex min-h-12 w-full items-center rounded-input px-3 text-start font-medium transition-colors hover:bg-studio'

/** Ways to share a product. Needs the group "send-to". */
export function ShareDialog({ product, onClose }: ShareProps) {
  const t = useText('send-to')
  const details = useText('product-details')
  const [isSending, setSending] = useState(false)
  if (isSending) return <SendTo what={{ productId: product.id }} onClose={onClose} />
  const ways = [
    { label: t('title'), onChoose: () => requireSignIn(() => setSending(true)) },
    { label: t('share.feed'), onChoose: () => requireSignIn(() => writePost(product)) },
    { label: t('share.copy'), onChoose: () => void copyLink(product, details).then(onClose) },
    ...(hasDeviceShare(product) ? [{ label: t('share.more'), onChoose: () => void shareByDevice(product).then(onClose) }] : []),
  ]
  return (
    <Dialog open title={t('share.title', { name: product.info.name })} onClose={onClose}>
      <ul className="grid p-2">
        {ways.map(({ label, onChoose }) => (
          <li key={label}>
            <button type="button" className={row} onClick={onChoose}>
              {label}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

/** Adds the product to the draft of a post, and opens the newsfeed. */
function writePost({ id, info, photos }: Product): void {
  const { userId } = useStored.getState().auth
  if (userId === undefined) return
  const draft = loadDraft(userId)
  const others = draft.products.filter((one) => one.id !== id).slice(0, limits.post.productsMax - 1)
  saveDraft(userId, { ...draft, products: [{ id, name: info.name, photo: photos[0]?.url ?? null }, ...others] })
  goTo(urls.newsfeed(), { state: composing })
}
