/** Letters that are drawn like a Latin one. Capitals stand here where they look like another letter than the small one does. */
const latin: Record<string, string> = {
  ...pairs('аaвbсcԁdеeғfԍgһhнhіiїiјjкkӏlмmпnоoрpԛqгrѕsтtцuуyүyԝwшwхxзe'),
  ...pairs('ΝnΗhΡpΜmΥyαaβbεeηnγyιiκkμmνvοoρpτtυyχxωw'),
  ...pairs('ɑaɢgɡgıiłløoßbđdʀrօoոnսu'),
  ...pairs('0o1i|i!i3e4a@a5s$s7t9gli'),
}

/**
 * The words of a name as a reader sees them: in small letters, without accents, invisible signs and numbers at the end, full width and
 * lookalikes from other alphabets as Latin ones. Only to compare with what is folded, too: "l" and "1" become "i", "rn" an "m".
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
