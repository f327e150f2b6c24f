import { carry } from './forms/carry.ts'
import { fabric } from './forms/fabric.ts'
import { gear } from './forms/gear.ts'
import { iron } from './forms/iron.ts'
import { machines } from './forms/machines.ts'
import { packs } from './forms/packs.ts'
import { shoes } from './forms/shoes.ts'
import type { Form } from './kit.ts'

/** Every drawing by its name. */
export const forms: Record<string, Form> = { ...iron, ...machines, ...gear, ...shoes, ...fabric, ...packs, ...carry }
