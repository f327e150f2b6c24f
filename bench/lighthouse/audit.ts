import { type Browser, chromium } from 'playwright-core'
import { findBrowser } from '#scripts/browser.ts'
import { buildIfStale } from '#scripts/build.ts'
import { type Lifetime, openLifetime } from '#scripts/lifetime.ts'
import { freePort } from '#scripts/free-port.ts'
import { describe } from '#scripts/problem.ts'
import { openShop } from '#scripts/shots/shop.ts'
import { step } from '#scripts/steps.ts'
import { stopTools } from '#scripts/tool.ts'
import { figuresOf, isOver, readBudgets } from '../budgets.ts'
import { styled } from '../print/table.ts'
import { installLighthouse } from './install.ts'
import { readOptions } from './options.ts'
import { openLighthouseTable } from './table.ts'
import { type Figures, median, visit } from './visit.ts'

/** Runs Lighthouse on the built shop and compares the medians with the budgets; exits the process, with 1 if something is over. */
export async function audit(args: string[]): Promise<void> {
  const life = openLifetime({ code: 130 })
  try {
    const { paths, runs } = readOptions(args)
    life.defer(stopTools)
    await installLighthouse()
    await buildIfStale()
    const origin = await step('Starting the shop', () => openShop(life), 'Shop started')
    const port = await freePort()
    await openBrowser(life, port)
    const within = await visitAll({ origin, port, paths, runs })
    await life.end(within ? 0 : 1)
  } catch (error) {
    if (life.isEnding()) return
    console.error(describe(error))
    await life.end(1)
  }
}

async function openBrowser(life: Lifetime, port: number): Promise<Browser> {
  const { executablePath, args } = await findBrowser()
  const browser = await chromium.launch({ executablePath, args: [...args, `--remote-debugging-port=${port}`] })
  life.defer(() => browser.close())
  return browser
}

/** True if every page is within its budgets. */
async function visitAll({ origin, port, paths, runs }: { origin: string; port: number; paths: string[]; runs: number }): Promise<boolean> {
  const budgets = readBudgets()
  const row = openLighthouseTable(runs)
  const remarks: string[] = []
  for (const path of paths) {
    // The first visit renders the page; the measured visits then get what most visitors get.
    await fetch(origin + path)
    const visits: Figures[] = []
    const findings = new Set<string>()
    for (let run = 0; run < runs; run += 1) {
      const seen = await visit(origin + path, port)
      visits.push(seen.figures)
      for (const finding of seen.findings) findings.add(finding)
    }
    const figures = figuresOf('lighthouse', { ...median(visits) }, budgets)
    row(path, figures)
    remarks.push(...[...findings].map((finding) => `${path}: ${finding}`))
    remarks.push(...Object.entries(figures).flatMap(([name, figure]) => (isOver(figure) ? `${path}: ${name} is over its budget` : [])))
  }
  console.log()
  for (const remark of remarks) console.log(styled('red', remark))
  if (remarks.length === 0) console.log(styled('green', 'Everything is within its budget.'))
  return remarks.length === 0
}
