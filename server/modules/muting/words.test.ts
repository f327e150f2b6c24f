import { describe, expect, it } from 'vitest'
import { findWord, fold, hasWord } from './words.ts'

const entry = (word: string) => ({ word, folded: fold(word) })
const mutes = (text: string, ...words: string[]) => hasWord([text], words.map(entry))

describe('a muted word', () => {
  it.each([
    ['Leg day!', 'leg', true],
    ['Legs', 'leg', false],
    ['college', 'leg', false],
    ['LEG-DAY', 'leg', true],
    ['leg_day', 'leg', false],
    ['#leg day', 'leg', true],
    ['#legday', '#leg', false],
    ['a leg', '#leg', false],
    ['So, #Leg.', '#leg', true],
    ['(keto)', 'keto', true],
    ['keto2', 'keto', false],
    ['not  so\nfast', 'not so fast', true],
    ['not so faster', 'not so fast', false],
    ['legs then leg', 'leg', true],
    ['Café', 'cafe', true],
    ['cafe\u0301', 'CAFÉ', true],
    ['STRASSE', 'straße', true],
    ['ΟΔΟΣ', 'οδος', true],
    ['İstanbul', 'istanbul', true],
    ['ｋｅｔｏ', 'keto', true],
    ['ke\u200bto', 'keto', true],
    ['ke\u00adto', 'keto', true],
    ['আজ কল আসবে', 'কল', true],
    ['কলম', 'কল', false],
    ['কলা', 'কল', false],
    ['পড়া', 'পড়া', true],
    ['খাবার ও ডায়েট।', 'ডায়েট', true],
    ['我在减肥中', '减肥', true],
    ['ダイエット中', 'ダイエット', true],
    ['𝐤𝐞𝐭𝐨', 'keto', true],
    ['💪💪', '💪', true],
    ['a💪b', '💪', true],
    ['𐐀leg', 'leg', false],
    ['আজ ওজন কমানোর উপায় বলি', 'ওজন কমানোর উপায়', true],
    ['ওজন কমানোর উপায়গুলো', 'ওজন কমানোর উপায়', false],
    ['C++ and more', 'c++', true],
    ['a.c', 'a.c', true],
    ['abc', 'a.c', false],
    ['(((', '(', true],
    ['anything', '.*', false],
    ['', 'leg', false],
  ])('%j has %j: %s', (text, word, expected) => expect(mutes(text, word)).toBe(expected))

  it('matches one of several words in one of several texts', () => {
    expect(hasWord(['Bench', 'Squat'], [entry('run'), entry('squat')])).toBe(true)
    expect(hasWord(['Bench'], [])).toBe(false)
  })

  it('is named as its owner wrote it', () => {
    expect(findWord(['I like RUNS', 'leg day'], [entry('run'), entry('Leg  Day')])).toBe('Leg  Day')
    expect(findWord(['Bench'], [entry('run')])).toBeNull()
  })

  it('is matched quickly: a page of long texts with a hundred words', () => {
    const words = Array.from({ length: 100 }, (_, n) => entry(`word${n}`))
    const texts = Array.from({ length: 20 }, () => 'wor word wordy words '.repeat(240))
    const began = process.cpuUsage()
    for (let n = 0; n < 10; n += 1) hasWord(texts, words)
    const { user } = process.cpuUsage(began)
    // This is for ten pages of the longest possible posts; pages of usual posts take a tenth.
    expect(user / 10).toBeLessThan(60_000)
  })
})
