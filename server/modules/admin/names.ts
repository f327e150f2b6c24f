import type * as contract from '#contract/admin/translations.ts'
import type { NameInLanguage } from '#contract/admin/translations.ts'
import type { OutputOf, ParsedOf } from '#contract/endpoint.ts'
import { refuse } from '#contract/refuse.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import { planNames, savePlanName } from '#server/modules/plans/plans.ts'
import { promotionNames, savePromotionName } from '#server/modules/promotions/promotions.ts'

const saves = { promotion: savePromotionName, plan: savePlanName }

/** The names of promotions and plans in a language. */
export async function listNames(
  db: Db,
  { locale }: ParsedOf<typeof contract.listNameTranslations>,
): Promise<OutputOf<typeof contract.listNameTranslations>> {
  const [promotions, plans] = await Promise.all([promotionNames(db, locale), planNames(db, locale)])
  const namesOf = (kind: NameInLanguage['kind'], rows: typeof plans) =>
    rows.map(({ id, name, translated }): NameInLanguage => ({ kind, id, name, translatedName: translated ?? '' }))
  return { names: [...namesOf('promotion', promotions), ...namesOf('plan', plans)] }
}

/** Saves a name; fails with NOT_FOUND. Existing orders keep the name they were placed with. */
export async function saveName(
  tx: Tx,
  { kind, id, locale, translatedName }: ParsedOf<typeof contract.translateName>,
): Promise<{ message: string }> {
  if (!(await saves[kind](tx, id, locale, translatedName))) throw refuse('NOT_FOUND')
  return { message: 'Translation saved' }
}
