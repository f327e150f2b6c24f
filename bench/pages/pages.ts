import { urls } from '#contract/urls.ts'
import { describe } from '#scripts/problem.ts'
import { type Budgets, figuresOf } from '../budgets.ts'
import { openPageTable } from '../print/print.ts'
import { judge, type Report } from '../report.ts'
import type { World } from '../database/database.ts'
import { type Browser, openBrowser } from './browser.ts'
import { figuresOfWeight, weigh } from './weigh.ts'

/** Weighs the pages that most people see, through a browser where there is one. A page that can't be weighed is a failure. */
export async function weighPages({
  origin,
  world,
  report,
  budgets,
}: {
  origin: string
  world: World
  report: Report
  budgets: Budgets
}): Promise<void> {
  const browser = await openBrowserIfThere()
  const row = openPageTable()
  for (const path of [urls.market(), urls.collection('strength'), urls.product(world.products[0]!.slug), urls.cart(), urls.checkout()]) {
    try {
      const weight = await weigh(origin, path, (await browser?.visit(origin + path)) ?? [])
      const figures = figuresOf('pages', figuresOfWeight(weight), budgets)
      report.pages.push(weight)
      judge(report, path, figures)
      row(weight, figures)
    } catch (error) {
      report.failures.push(describe(error))
    }
  }
  await browser?.close()
}

async function openBrowserIfThere(): Promise<Browser | undefined> {
  try {
    return await openBrowser()
  } catch (error) {
    console.log(
      `\nPages are weighed by what their HTML names, not by what they fetch later: no browser starts here (${describe(error).split('\n')[0]})`,
    )
    return undefined
  }
}
