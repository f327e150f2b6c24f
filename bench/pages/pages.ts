import { urls } from '#contract/urls.ts'
import { describe } from '#scripts/problem.ts'
import { type Budgets, pageBudgets } from '../budgets.ts'
import { openPageTable } from '../print/print.ts'
import { addFigures, type Report } from '../report.ts'
import type { Contents } from '../database/database.ts'
import { type Browser, openBrowser } from './browser.ts'
import { figuresOfWeight, weigh } from './weigh.ts'

/** Weighs the most visited pages, through a browser if there is one. A page that can't be weighed is a failure. */
export async function weighPages({
  origin,
  contents,
  report,
  budgets,
}: {
  origin: string
  contents: Contents
  report: Report
  budgets: Budgets
}): Promise<void> {
  const browser = await openBrowserIfThere()
  const row = openPageTable()
  for (const path of pathsOf(contents)) {
    try {
      const weight = await weigh(origin, path, (await browser?.visit(origin + path)) ?? [])
      report.pages.push(weight)
      row(weight, addFigures(report, path, figuresOfWeight(weight), pageBudgets(path, budgets)))
    } catch (error) {
      report.failures.push(describe(error))
    }
  }
  await browser?.close()
}

const pathsOf = ({ products }: Contents): string[] => [
  urls.market(),
  urls.collection('strength'),
  urls.product(products[0]!.slug),
  urls.cart(),
  urls.checkout(),
  urls.signIn(),
  urls.signUp(),
]

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
