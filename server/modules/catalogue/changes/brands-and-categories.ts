import type { Picture, WindowPicture } from '#contract/product.ts'
import { newId } from '#server/db/ids.ts'
import { json } from '#server/db/types.ts'
import { statement, type Tx } from '#server/db/statement.ts'
import { treeTag } from '../read-model/cache-tags.ts'
import { announce } from '../read-model/announce.ts'

interface NewBrand {
  slug: string
  name: string
  description: string
}

export interface NewCategory extends NewBrand {
  photo?: Picture | null
  children?: NewCategory[]
}

const insertBrands = statement(
  'catalogue.insertBrands',
  { brands: json<object[]>() },
  {},
  `
  insert into brands (id, slug, name, description)
  select id, slug, name, description from json_to_recordset($1) as b (id uuid, slug text, name text, description text)
  on conflict do nothing`,
)

/** Adds brands; an existing slug or name is left as it is. */
export async function addBrands(tx: Tx, brands: NewBrand[], now: Date): Promise<void> {
  await insertBrands.run(tx, {
    brands: brands.map(({ slug, name, description }) => ({ id: newId(now), slug, name, description })),
  })
  await announce(tx, { tags: [treeTag] })
}

const insertCategories = statement(
  'catalogue.insertCategories',
  { categories: json<object[]>() },
  {},
  `
  insert into categories (id, parent_id, slug, name, description, position, photo)
  select c.id, coalesce(p.id, c.parent_id), c.slug, c.name, c.description, c.position, c.photo
  from json_to_recordset($1) as c (id uuid, parent_id uuid, parent_slug text, slug text, name text, description text, position int,
    photo jsonb)
    left join categories p on p.slug = c.parent_slug
  on conflict do nothing`,
)

/** Adds a tree of categories; an existing slug is left as it is, but gets new children. */
export async function addCategories(tx: Tx, tree: NewCategory[], now: Date): Promise<void> {
  await insertCategories.run(tx, { categories: flatten(tree, now) })
  await announce(tx, { tags: [treeTag] })
}

function flatten(tree: NewCategory[], now: Date, parent?: { id: string; slug: string }): object[] {
  return tree.flatMap(({ slug, name, description, photo = null, children = [] }, position) => {
    const id = newId(now)
    const row = { id, parent_id: parent?.id, parent_slug: parent?.slug, slug, name, description, position, photo }
    return [row, ...flatten(children, now, { id, slug })]
  })
}

const insertWindow = statement(
  'catalogue.insertWindow',
  { pictures: json<object[]>() },
  {},
  `
  insert into window_pictures (place, photo) select place, photo from json_to_recordset($1) as w (place text, photo jsonb)
  on conflict do nothing`,
)

/** Adds pictures to the shop window by place; a place that already has one is left as it is. */
export async function addShopWindow(tx: Tx, pictures: Record<string, WindowPicture>): Promise<void> {
  const rows = Object.entries(pictures).map(([place, photo]) => ({ place, photo }))
  await insertWindow.run(tx, { pictures: rows })
  await announce(tx, { tags: [treeTag] })
}
