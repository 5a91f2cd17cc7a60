import { expect, test } from 'vitest'
import { csvHead, csvRow } from './csv.ts'

test('a row follows RFC 4180: quoted cells, doubled quotes, line breaks inside, CRLF at the end', () => {
  expect(csvHead(['Título', 'Data'])).toBe('\ufeff"Título";"Data"\r\n')
  expect(csvRow(['Ele disse “não”; e "sim"', '', 'linha 1\r\nlinha 2'])).toBe(
    '"Ele disse “não”; e ""sim""";"";"linha 1\nlinha 2"\r\n',
  )
})

/** The cells that a spreadsheet with the given separator reads. Quotes count at the start of a cell only. */
function cellsBy(separator: string, file: string): string[] {
  const cells: string[] = []
  let cell = ''
  let quoted = false
  for (let i = 0; i < file.length; i++) {
    const sign = file[i] ?? ''
    if (quoted) {
      if (sign === '"' && file[i + 1] === '"') cell += file[++i]
      else if (sign === '"') quoted = false
      else cell += sign
    } else if (sign === '"' && cell === '') quoted = true
    else if (sign === separator || sign === '\n') {
      cells.push(cell)
      cell = ''
    } else cell += sign
  }
  return [...cells, cell]
}

const starts = [...'=+-@\t\r\n＝＋－＠﹦﹢﹣﹫−⁺⁻⁼']
const isFormula = (cell: string) => /^[\s\p{Cf}]*[=+\-@＝＋－＠﹦﹢﹣﹫−⁺⁻⁼]|^[\t\r]/u.test(cell)

test('an amount below zero stays a number, and nothing else that begins like one', () => {
  expect(csvRow(['-12,34', '1234,50'])).toBe('"-12,34";"1234,50"\r\n')
  for (const cell of ['-12,34+1', '-12', '--12,34', '-12,34\n=1', '-1,234']) expect(csvRow([cell])).toMatch(/^"'/)
})

test.each(starts)('no cell that begins with %j runs as a formula (abuse case 17)', start => {
  const attack = `${start}cmd|'/c calc'!A1`
  for (const cell of [attack, ` ${attack}`, `\u200b${attack}`, `\ufeff${attack}`, `\0${attack}`]) {
    expect(csvRow([cell])).toMatch(/^"'/)
  }
})

test.each([';', ',', '\t', '|'])(
  'no formula gets a cell of its own where %j separates cells (abuse case 17)',
  separator => {
    const attacks = [
      'a";=1+1',
      'a";"=1+1',
      'a,=1+1',
      'a;=1+1',
      'a\n=1+1',
      'a\r\n@x',
      'a\t-2',
      'a|+3',
      '",=1+1',
      'a,\t=1',
    ]
    const file = csvHead(['x']) + attacks.map(attack => csvRow([attack, attack])).join('')
    expect(cellsBy(separator, file.replaceAll('\r\n', '\n')).filter(isFormula)).toEqual([])
  },
)

test('text that only resembles a formula stays unchanged', () => {
  for (const plain of ['João', '10 = 10', 'a-b', 'ana@exemplo.com', '120 metros, e não 210', '¿=']) {
    expect(csvRow([plain])).toBe(`"${plain}"\r\n`)
  }
})
