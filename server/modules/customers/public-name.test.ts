import { expect, test } from 'vitest'
import { publicName } from './public-name.ts'

test.each([
  ['Ada Moreno', 'Ada M.'],
  ['Ana Lucía de la Vega', 'Ana V.'],
  ['Cher', 'Cher'],
  ['Ada E\u0301mile', 'Ada E\u0301.'],
  ['Ada o’Neil', 'Ada O.'],
  ['নুসরাত জাহান', 'নুসরাত জা.'],
  ['ada@example.com', 'A.'],
  ['Ada ada@example.com', 'Ada'],
  ['  ', ''],
  [null, ''],
])('%s is shown as "%s"', (name, shown) => expect(publicName(name)).toBe(shown))
