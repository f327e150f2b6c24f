import { id as uuid } from '#contract/fields.ts'
import { namedKinds } from '#contract/admin/translations.ts'
import type { Locale } from '#contract/locales.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import { everyText, saveTexts, type TextKeys, textOwners, textsOf, type TranslatedText } from '#server/modules/catalogue/catalogue.ts'
import { planNames, planNamesOf, savePlanName } from '#server/modules/plans/plans.ts'
import { promotionNames, promotionNamesOf, savePromotionName } from '#server/modules/promotions/promotions.ts'

/** The product, category, term, promotion or plan that the texts of a file belong to. */
export const fileOwners = [...textOwners, ...namedKinds] as const
export type FileOwner = (typeof fileOwners)[number]
type Named = (typeof namedKinds)[number]

/** One text of the catalogue with its translation, or the name of a promotion or plan, whose key is its id. */
export type FileText = Omit<TranslatedText, 'owner'> & { owner: FileOwner }
type Change = Pick<FileText, 'owner' | 'key' | 'field' | 'id' | 'text' | 'sourceHash'>

const names = {
  promotion: { every: promotionNames, some: promotionNamesOf, save: savePromotionName },
  plan: { every: planNames, some: planNamesOf, save: savePlanName },
}

type NameRow = Awaited<ReturnType<typeof planNames>>[number]
const ofName =
  (owner: Named) =>
  ({ id, name, translated, source: sourceHash }: NameRow): FileText => ({
    owner,
    key: id,
    field: 'name',
    id,
    name,
    source: name,
    text: translated ?? '',
    sourceHash,
  })

/** All translatable texts in a language, in batches. */
export async function* everyTextOfFiles(db: Db, locale: Locale): AsyncGenerator<FileText[]> {
  yield* everyText(db, locale)
  for (const kind of namedKinds) yield (await names[kind].every(db, locale)).map(ofName(kind))
}

/** The texts that a file refers to, in a language; missing ones are left out. `keysOf` gives the file's keys of each kind. */
export async function fileTextsOf(
  db: Db | Tx,
  locale: Locale,
  products: TextKeys['products'],
  keysOf: (owner: FileOwner) => string[],
): Promise<FileText[]> {
  const texts: FileText[] = await textsOf(db, locale, { products, categories: keysOf('category'), terms: keysOf('option') })
  for (const kind of namedKinds) {
    const ids = keysOf(kind).filter((key) => uuid.safeParse(key).success)
    if (ids.length > 0) texts.push(...(await names[kind].some(db, locale, ids)).map(ofName(kind)))
  }
  return texts
}

const isNamed = (change: Change): change is Change & { owner: Named } => namedKinds.some((kind) => kind === change.owner)
const isOfCatalogue = (change: Change): change is Change & { owner: TranslatedText['owner'] } => !isNamed(change)

/** Saves texts in a language. An empty text removes the translation; texts not given stay. Lock the products first. */
export async function saveFileTexts(tx: Tx, locale: Locale, changes: Change[]): Promise<void> {
  await saveTexts(tx, locale, changes.filter(isOfCatalogue))
  // Rows are locked in id order.
  const named = changes.filter(isNamed).toSorted((a, b) => (a.key < b.key ? -1 : 1))
  for (const kind of namedKinds)
    for (const { owner, key, text, sourceHash } of named) if (owner === kind) await names[kind].save(tx, key, locale, text, sourceHash)
}
