#!/usr/bin/env node
/*
 * Recalcula um repasse a partir do arquivo de contagens que o jornal entrega (CSV, separado por ponto e vírgula).
 *
 *   node repasse.mjs contagens-2026-10.csv
 *
 * Não precisa de nada além do Node.js 20 ou mais novo, não usa a internet e não muda o arquivo.
 *
 * A conta, em centavos inteiros:
 *   1. A repartir = receita líquida × percentual, arredondado para baixo.
 *   2. Cada artigo pesa o que foi contado nele, em partes iguais entre as pessoas creditadas.
 *   3. Cada pessoa recebe a repartir × seu peso ÷ peso total, arredondado para baixo. Os centavos que sobram vão, um a um, aos maiores restos;
 *      em restos iguais, ao menor identificador.
 *   4. O valor de cada pessoa se divide entre os artigos dela pela mesma regra.
 *
 * O arquivo de um autor traz só os artigos dele. A colocação do resto dele entre todos vem então do próprio arquivo; o arquivo dos masters é
 * completo, e nele a colocação também é conferida.
 */

/**
 * The rows of a CSV file as objects, by the names in its first row.
 * @param {string} text
 * @returns {Record<string, string>[]}
 */
export function readCsv(text) {
  const rows = []
  let row = []
  let cell = ''
  let quoted = false
  for (let at = text.charCodeAt(0) === 0xfeff ? 1 : 0; at < text.length; at++) {
    const sign = text[at]
    if (quoted) {
      if (sign !== '"') cell += sign
      else if (text[at + 1] === '"') {
        cell += '"'
        at++
      } else quoted = false
    } else if (sign === '"') quoted = true
    else if (sign === ';') {
      row.push(cell)
      cell = ''
    } else if (sign === '\n') {
      rows.push([...row, cell])
      row = []
      cell = ''
    } else if (sign !== '\r') cell += sign
  }
  if (cell !== '' || row.length > 0) rows.push([...row, cell])
  const [names = [], ...others] = rows
  return others.map(cells => Object.fromEntries(names.map((name, place) => [name, cells[place] ?? ''])))
}

/** Divides cents by weights; `places` gives the order of the remainders where the file has only some of them. */
function divide(cents, total, claims, leftover, places) {
  const floors = claims.map(claim => ({
    ...claim,
    cents: (cents * claim.weight) / total,
    remainder: (cents * claim.weight) % total,
  }))
  const left = leftover ?? cents - floors.reduce((sum, floor) => sum + floor.cents, 0n)
  const order = [...floors].sort((one, other) => {
    if (one.remainder !== other.remainder) return one.remainder > other.remainder ? -1 : 1
    return one.id < other.id ? -1 : 1
  })
  return order.map((floor, at) => {
    const place = places ? BigInt(places.get(floor.id)) : BigInt(at + 1)
    return { ...floor, place, cents: floor.cents + (place <= left ? 1n : 0n) }
  })
}

const sumOf = numbers => numbers.reduce((sum, number) => sum + number, 0n)

/**
 * The statement that the rows of a month give: the cents of each person and of each of their articles, and every difference from the file.
 * @param {Record<string, string>[]} rows
 * @returns {{ pool: bigint, whole: boolean, people: { id: string, cents: bigint, articles: { id: string, cents: bigint }[] }[], differences: string[] }}
 */
export function recompute(rows) {
  const differences = []
  const [first] = rows
  if (!first) return { pool: 0n, whole: false, people: [], differences }
  const pool = (BigInt(first['Receita líquida (centavos)']) * BigInt(first['Percentual (centésimos)'])) / 10000n
  if (pool !== BigInt(first['A repartir (centavos)'])) differences.push(`A repartir: ${pool}`)
  const total = BigInt(first['Peso total'])
  const divisor = BigInt(first.Divisor)
  const people = new Map()
  for (const row of rows) {
    const id = row.Pessoa
    const known = people.get(id) ?? { id, weight: 0n, place: row['Colocação'], articles: [] }
    const weight = BigInt(row.Contagem) * (divisor / BigInt(row['Dividido por']))
    known.weight += weight
    known.articles.push({ id: row.Artigo, weight, written: BigInt(row['Valor (centavos)']) })
    people.set(id, known)
  }
  const claims = [...people.values()]
  const whole = sumOf(claims.map(({ weight }) => weight)) === total
  const places = new Map(claims.map(({ id, place }) => [id, place]))
  const given = divide(pool, total, claims, whole ? undefined : BigInt(first.Sobra), whole ? undefined : places)
  for (const person of given) {
    if (person.place !== BigInt(places.get(person.id))) differences.push(`Colocação de ${person.id}: ${person.place}`)
    person.articles = divide(person.cents, person.weight, person.articles)
    for (const { id, cents, written } of person.articles)
      if (cents !== written) differences.push(`Artigo ${id} de ${person.id}: ${cents}, no arquivo ${written}`)
  }
  return { pool, whole, people: given, differences }
}

const reais = cents => `R$ ${cents / 100n},${String(cents % 100n).padStart(2, '0')}`

async function main(file) {
  const { readFile } = await import('node:fs/promises')
  const { pool, whole, people, differences } = recompute(readCsv(await readFile(file, 'utf8')))
  console.log(`A repartir entre todos: ${reais(pool)}${whole ? ' (arquivo completo)' : ''}`)
  for (const { id, cents, articles } of people) console.log(`${id}  ${reais(cents)}  ${articles.length} artigo(s)`)
  for (const difference of differences) console.log(`Diferença: ${difference}`)
  console.log(differences.length === 0 ? 'Confere com o arquivo.' : 'Não confere com o arquivo.')
  if (differences.length > 0) process.exitCode = 1
}

if (typeof process !== 'undefined' && process.argv[1]?.endsWith('repasse.mjs')) {
  const [, , file] = process.argv
  if (file) await main(file)
  else console.log('Uso: node repasse.mjs contagens-2026-10.csv')
}
