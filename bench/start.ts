import { setTimeout as wait } from 'node:timers/promises'
import type { Machine } from './machine/machine.ts'
import { median } from './numbers.ts'
import { openShop, type Shop } from './shop.ts'

/** Milliseconds from nothing to "ready", and megabytes in use a while later, without any visitor. */
interface Start {
  coldMs: number
  idleMb?: number | undefined
}

const starts = 3
const settleMs = 5000

/** Opens the shop several times; the last one stays open. */
export async function measureStart(
  databaseUrl: string,
  machine: Machine,
  settings: Record<string, string>,
): Promise<{ start: Start; shop: Shop }> {
  const times: number[] = []
  for (;;) {
    const shop = await openShop(databaseUrl, machine, { settings })
    times.push(shop.startMs)
    if (times.length === starts) return { start: { coldMs: median(times), idleMb: await idleMb(shop, machine) }, shop }
    await shop.stop()
  }
}

async function idleMb({ pid }: Shop, machine: Machine): Promise<number | undefined> {
  await wait(settleMs)
  return machine.rssMb(pid)
}
