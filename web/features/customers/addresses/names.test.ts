import { describe, expect, test } from 'vitest'
import { fullName } from '#contract/customers/full-name.ts'
import { isSplitUnsure, joinName, splitName } from './names.ts'
import { toAddress, toValues } from './values.ts'

describe('a full name', () => {
  test.each([
    ['Ada Moreno', 'Ada', 'Moreno'],
    ['  Ada   Moreno ', 'Ada', 'Moreno'],
    ['Anna Maria Lind', 'Anna Maria', 'Lind'],
    ['Ludwig van Beethoven', 'Ludwig', 'van Beethoven'],
    ['Juana de la Cruz', 'Juana', 'de la Cruz'],
    ['van Gogh', 'van', 'Gogh'],
    ['নাসরিন আক্তার', 'নাসরিন', 'আক্তার'],
  ])('"%s" is split before its last name', (full, firstName, lastName) => {
    expect(splitName(full)).toEqual({ firstName, lastName })
  })

  test('of one word has no last name', () => {
    expect(splitName('Ada')).toEqual({ firstName: 'Ada', lastName: '' })
    expect(splitName('')).toEqual({ firstName: '', lastName: '' })
  })

  test('of one word can be submitted and read back', () => {
    const values = { ...toValues(null, 'IN'), fullName: 'Prince' }
    const address = toAddress(values)
    expect(address).toMatchObject({ firstName: 'Prince', lastName: '-' })
    expect(fullName(address)).toBe('Prince')
    expect(toValues(address, 'IN')).toMatchObject({ fullName: 'Prince', lastName: '', separateNames: false })
    expect(toAddress({ ...values, separateNames: true, firstName: 'Prince', lastName: ' ' })).toMatchObject({ lastName: '-' })
    expect(toAddress(toValues(null, 'IN'))).toMatchObject({ firstName: '', lastName: '' })
  })

  test('is restored as typed', () => {
    for (const full of ['Ada Moreno', 'Ada', 'Juana de la Cruz', '']) expect(joinName(splitName(full))).toBe(full)
  })

  test('of three words can be split differently', () => {
    expect(isSplitUnsure('Ada Maria Moreno')).toBe(true)
    expect(isSplitUnsure('Ada Moreno')).toBe(false)
  })
})
