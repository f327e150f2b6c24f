import { adminUrls } from '#contract/admin/urls.ts'
import type { EditedProduct } from '#contract/edited-product.ts'
import { urls } from '#contract/urls.ts'
import { goTo } from '#web/lib/navigate.ts'
import { useText } from '#web/lib/text.ts'
import { toast } from '#web/lib/toast.ts'
import { useToastedAction } from '#web/lib/use-toasted-action.ts'
import type { ProductEditor } from '#web/admin/products/use-editor.ts'
import { staff } from '#web/admin/session/session.ts'
import { ActionButton, ActionLink } from '#web/admin/ui/action-button.tsx'

/** Actions on a product besides editing. */
export function EditorActions({ editor, product }: { editor: ProductEditor; product: EditedProduct }) {
  const t = useText('admin-products')
  const admin = useText('admin')
  const { busy, run } = useToastedAction()
  const { id } = product
  const act = (work: () => Promise<unknown>) => void run(() => work())
  const restore = async () => editor.reset(await staff('POST /admin/products/:id/restore', { id }))
  const trash = async () => {
    await staff('DELETE /admin/products/:id', { id })
    goTo(adminUrls.products())
    toast('success', t('trashed', { name: product.name }), {
      label: admin('undo'),
      run: () => void staff('POST /admin/products/:id/restore', { id }).then(() => goTo(adminUrls.product(id))),
    })
  }
  const duplicate = async () => goTo(adminUrls.product((await staff('POST /admin/products/:id/duplicate', { id })).id))
  if (product.state === 'trash')
    return (
      <ActionButton look="ember" busy={busy} onClick={() => act(restore)}>
        {t('bulk.restore')}
      </ActionButton>
    )
  return (
    <>
      {product.state === 'live' && (
        <ActionLink to={urls.product(product.friendlyPageName)} reloadDocument>
          {t('inShop')}
        </ActionLink>
      )}
      <ActionButton busy={busy} onClick={() => act(duplicate)}>
        {t('duplicate')}
      </ActionButton>
      <ActionButton busy={busy} onClick={() => act(trash)}>
        {t('bulk.trash')}
      </ActionButton>
    </>
  )
}
