import { useState } from 'react'
import { isRefusal } from '#contract/refusal.ts'
import { slugOf } from '#contract/slug.ts'
import { useErrorMessage } from '#web/lib/errors.ts'
import { useAction } from '#web/lib/use-action.ts'
import type { StaffCategory } from '#web/admin/products/names.ts'
import { staff } from '#web/admin/session/session.ts'
import { useChanged } from '#web/admin/unsaved/use-changed.ts'

/** A category that is being edited (null: a new one), with its calls and their refusals. */
export function useCategoryForm(category: StaffCategory | null, onDone: () => Promise<void>) {
  const message = useErrorMessage()
  const { busy, error, run } = useAction()
  const [name, setName] = useState(category?.name ?? '')
  const [slug, setSlug] = useState(category?.slug ?? '')
  const [description, setDescription] = useState(category?.description ?? '')
  const [parentId, setParentId] = useState<string | null>(null)
  const [rules, setRules] = useState(category?.rules ?? null)
  useChanged({ name, slug, description, rules, parentId })
  const save = async () => {
    const fields = { name, description, rules }
    if (category) {
      await staff('PUT /admin/categories/:id', { ...fields, id: category.id })
      if (slug !== category.slug) await staff('PUT /admin/categories/:id/slug', { id: category.id, slug })
    } else await staff('POST /admin/categories', { ...fields, slug, parentId })
    await onDone()
  }
  const remove = async () => {
    await staff('DELETE /admin/categories/:id', { id: category!.id })
    await onDone()
  }
  const errors = isRefusal(error) ? error.errors : null
  const slugError = isRefusal(error) && error.code === 'SLUG_IS_TAKEN' ? message(error) : errors?.['slug']?.[0]
  return {
    name,
    slug,
    description,
    parentId,
    rules,
    /** The address of a new category follows its name, until it's typed. */
    setName: (typed: string) => {
      if (!category && slug === slugOf(name)) setSlug(slugOf(typed))
      setName(typed)
    },
    setSlug,
    setDescription,
    setParentId,
    setRules,
    busy,
    save: () => void run(save),
    remove: () => void run(remove),
    errors: { name: errors?.['name']?.[0], slug: slugError, parentId: errors?.['parentId']?.[0] },
    /** Errors that belong to no field. */
    general: error && !slugError ? message(error) : null,
  }
}
