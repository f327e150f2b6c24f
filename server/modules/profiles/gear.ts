import type { GearItem } from '#contract/gear.ts'
import type { Db } from '#server/db/statement.ts'
import { type CatalogueCache, cardsOf } from '#server/modules/catalogue/catalogue.ts'
import { ownedProducts } from '#server/modules/orders/orders.ts'
import type { Viewer } from '#server/modules/visibility/visibility.ts'
import { findPerson } from './find.ts'

const most = 12

/** Products that were delivered to a person, if they show their gear and the viewer may read their profile. Only products still on sale. */
export async function gearOf(db: Db, catalogue: CatalogueCache, handle: string, viewer: Viewer): Promise<{ items: GearItem[] }> {
  const person = await findPerson(db, handle, viewer)
  if (person.isHidden || !person.shows_kit) return { items: [] }
  const ids = await ownedProducts(db, person.id, most)
  const cards = ids.length === 0 ? [] : await cardsOf(db, catalogue.in(viewer.locale ?? null), ids)
  const byId = new Map(cards.map((card) => [card.id, card]))
  return {
    items: ids.flatMap((id) => {
      const card = byId.get(id)
      return card ? [{ id, slug: card.meta.friendlyPageName, name: card.info.name, photo: card.photos[0]?.url ?? null }] : []
    }),
  }
}
