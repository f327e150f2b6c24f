import type { Plan } from '#contract/plans.ts'
import type { Db, Tx } from '#server/db/statement.ts'
import { planName, presentPlan } from './present.ts'
import { allPlans, type PlanRow } from './queries.ts'

interface Listed {
  rows: PlanRow[]
  /** The plans on offer by language, in the form of the contract. The same object while nothing changes. */
  offered: Map<string, Plan[]>
}

/** The plans, cached in memory until PostgreSQL announces a change. */
export class PlanCache {
  #listed: Promise<Listed> | undefined

  /** Clears the cache, as something may have changed. */
  clear(): void {
    this.#listed = undefined
  }

  /** The plans that people can subscribe to, and the free one. */
  offered = async (db: Db | Tx, locale: string): Promise<Plan[]> => {
    const { rows, offered } = await this.#list(db)
    const known = offered.get(locale)
    if (known) return known
    const plans = rows.filter(({ active }) => active).map((row) => presentPlan(row, locale))
    offered.set(locale, plans)
    return plans
  }

  /** Whether there is any plan, on offer or not, so that someone may have it. */
  hasAny = async (db: Db | Tx): Promise<boolean> => (await this.#list(db)).rows.length > 0

  /** A plan by id, on offer or not. */
  find = async (db: Db | Tx, id: string): Promise<PlanRow | undefined> => (await this.#list(db)).rows.find((row) => row.id === id)

  /** A plan by its code, which identifies it at the payment provider. */
  findByCode = async (db: Db | Tx, code: string): Promise<PlanRow | undefined> =>
    (await this.#list(db)).rows.find((row) => row.code === code)

  /** The name of a plan in a language, by its own name. If the plan no longer exists, that name. */
  nameIn = async (db: Db | Tx, name: string, locale: string): Promise<string> => {
    const row = (await this.#list(db)).rows.find((one) => one.name === name)
    return row ? planName(row, locale) : name
  }

  #list(db: Db | Tx): Promise<Listed> {
    const listed = (this.#listed ??= this.#read(db))
    // Failures aren't cached.
    listed.catch(() => this.#listed === listed && this.clear())
    return listed
  }

  async #read(db: Db | Tx): Promise<Listed> {
    const rows = await allPlans.all(db, {})
    return { rows, offered: new Map() }
  }
}
