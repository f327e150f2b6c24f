/** Letters that look like a Latin one. Capitals are listed only if they look like another letter than their lower-case form does. */
const latin: Record<string, string> = {
  ...pairs('аaвbсcԁdеeғfԍgһhнhіiїiјjкkӏlмmпnоoрpԛqгrѕsтtцuуyүyԝwшwхxзe'),
  ...pairs('ΝnΗhΡpΜmΥyαaβbεeηnγyιiκkμmνvοoρpτtυyχxωw'),
  ...pairs('ɑaɢgɡgıiłløoßbđdʀrօoոnսu'),
  ...pairs('0o1i|i!i3e4a@a5s$s7t9gli'),
}

/**
 * Folds the words of a name as a reader perceives them: lower case, without accents, invisible characters and trailing digits, with
 * full-width letters and lookalikes from other alphabets as Latin ones. Compare the result only with other folded names: "l" and "1" become
 * "i", "rn" becomes "m".
 */
export function foldLookalikes(name: string): string[] {
  const plain = name.normalize('NFKD').replace(/[\p{Mn}\p{Cf}\u115f\u1160\u3164\u2800]/gu, '')
  const words = Array.from(plain, (letter) => (/[ΝΗΡΜΥ]/.test(letter) ? latin[letter] : letter))
    .join('')
    .toLowerCase()
  return words
    .split(/[^\p{L}\p{N}\p{M}|!@$]+/u)
    .map((word) => Array.from(word.replace(/\d+$/, ''), (letter) => latin[letter] ?? letter).join(''))
    .map((word) =>
      word
        .replaceAll('rn', 'm')
        .replaceAll('vv', 'w')
        .replace(/[^\p{L}\p{N}\p{M}]/gu, ''),
    )
    .filter(Boolean)
}

function pairs(text: string): Record<string, string> {
  const letters = Array.from(text)
  return Object.fromEntries(letters.flatMap((letter, at) => (at % 2 === 0 ? [[letter, letters[at + 1]!]] : [])))
}
