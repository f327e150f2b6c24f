import type { Plan } from '#contract/plans.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import { planName, presentPlan } from './present.ts'
import { allPlans, type PlanRow } from './queries.ts'

interface Listed {
  rows: PlanRow[]
  /** Those on offer by language, as the contract tells them; one object as long as nothing changes. */
  offered: Map<string, Plan[]>
}

/** The plans, in memory until PostgreSQL announces that they have changed. */
export class PlanCache {
  #listed: Promise<Listed> | undefined

  /** Something may have changed. */
  clear(): void {
    this.#listed = undefined
  }

  /** Those that people may subscribe to now, and what everyone has. */
  offered = async (db: Db | Tx, locale: string): Promise<Plan[]> => {
    const { rows, offered } = await this.#list(db)
    const known = offered.get(locale)
    if (known) return known
    const plans = rows.filter(({ active }) => active).map((row) => presentPlan(row, locale))
    offered.set(locale, plans)
    return plans
  }

  /** Whether there is any, on offer or not: then someone may have it. */
  hasAny = async (db: Db | Tx): Promise<boolean> => (await this.#list(db)).rows.length > 0

  /** One by its id, on offer or not. */
  find = async (db: Db | Tx, id: string): Promise<PlanRow | undefined> => (await this.#list(db)).rows.find((row) => row.id === id)

  /** One by its code, which names it at the payment provider. */
  findByCode = async (db: Db | Tx, code: string): Promise<PlanRow | undefined> =>
    (await this.#list(db)).rows.find((row) => row.code === code)

  /** What a plan that is called so is called in a language; of one that isn't there any more its name. */
  nameIn = async (db: Db | Tx, name: string, locale: string): Promise<string> => {
    const row = (await this.#list(db)).rows.find((one) => one.name === name)
    return row ? planName(row, locale) : name
  }

  #list(db: Db | Tx): Promise<Listed> {
    const listed = (this.#listed ??= this.#read(db))
    // A failure isn't remembered.
    listed.catch(() => this.#listed === listed && this.clear())
    return listed
  }

  async #read(db: Db | Tx): Promise<Listed> {
    const rows = await allPlans.all(db, {})
    return { rows, offered: new Map() }
  }
}
