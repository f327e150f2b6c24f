import { expect, it } from 'vitest'
import { namesByFile } from './pictures.ts'

it('the report shows each picture once, with all its names', () => {
  const list = { 'tee-black': { same: 'tee-1' }, 'tee-1': { width: 8, height: 8 }, 'tee-2': { width: 8, height: 8 } }
  expect(namesByFile(list)).toEqual([['tee-1', 'tee-black'], ['tee-2']])
})
