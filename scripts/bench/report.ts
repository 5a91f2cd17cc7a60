import type { measureFirstPrints } from './first-prints.ts'
import type { Audit } from './lighthouse.ts'
import type { Load } from './load.ts'
import { kibibytes, milliseconds, written } from './numbers.ts'
import type { measurePublishing } from './publishing.ts'
import type { measureSizes } from './sizes.ts'

export interface Findings {
  machine: { cores: number; loadBefore: number; generator: string }
  /** Seconds. */
  starts: { first: number; second: number }
  firstPrints?: Awaited<ReturnType<typeof measureFirstPrints>>
  sizes?: Awaited<ReturnType<typeof measureSizes>>
  publishing?: Awaited<ReturnType<typeof measurePublishing>>
  loads?: Record<'bare' | 'press' | 'next', Load>
  audits?: Record<string, Audit>
}

type Rows = [name: string, value: string][]

/** All that was measured, as a table for the console. */
export function report({ machine, starts, firstPrints, sizes, publishing, loads, audits }: Findings): string {
  const rows: Rows = [
    ...(loads ? loadRows(loads) : []),
    ...(firstPrints ? firstPrintRows(firstPrints) : []),
    ...(publishing ? publishingRows(publishing) : []),
    ['Segundo npm start', `${written(starts.second, 1)} s`],
    ['Primeiro, já compilado (cria banco e demonstração)', `${written(starts.first, 1)} s`],
    ...(sizes ? sizeRows(sizes) : []),
    ...Object.entries(audits ?? {}).map(auditRow),
  ]
  const width = Math.max(...rows.map(([name]) => name.length)) + 2
  return [
    '',
    ...rows.map(([name, value]) => `  ${name.padEnd(width)}${value}`),
    '',
    `  ${machine.cores} núcleos, carga ${written(machine.loadBefore, 1)} antes de começar; 16 conexões, gerador: ${machine.generator}.`,
    '  O gerador divide a máquina com o que mede, e máquinas têm vizinhos: compare as razões, não os números de dois dias.',
    '',
  ].join('\n')
}

function loadRows({ bare, press, next }: Record<'bare' | 'press' | 'next', Load>): Rows {
  const times = (one: Load, other: Load) => `${written(one.requestsPerSecond / other.requestsPerSecond, 2)} vezes`
  const load = ({ requestsPerSecond, median, p99 }: Load) =>
    `${written(requestsPerSecond)} pedidos/s; mediana ${milliseconds(median)}, p99 ${milliseconds(p99)}`
  return [
    ['Matéria quente, pela prensa', load(press)],
    ['A mesma, só pelo Next (PRESS=0)', load(next)],
    ['Os mesmos bytes, servidor nu', load(bare)],
    ['Prensa ÷ Next', times(press, next)],
    ['Prensa ÷ servidor nu', times(press, bare)],
  ]
}

const firstPrintRows = ({ count, median, p95, first }: NonNullable<Findings['firstPrints']>): Rows => [
  [
    `Primeira impressão (${count} páginas)`,
    `mediana ${milliseconds(median)}, p95 ${milliseconds(p95)}; a primeira de todas ${milliseconds(first)}`,
  ],
]

const publishingRows = ({ count, median, slowest }: NonNullable<Findings['publishing']>): Rows => [
  [`Publicar até ver, 2 instâncias (${count} vezes)`, `mediana ${milliseconds(median)}, pior ${milliseconds(slowest)}`],
]

const sizeRows = ({ home, article, script, styles, font }: NonNullable<Findings['sizes']>): Rows => [
  ['Capa e matéria, comprimidas', `${kibibytes(home)} e ${kibibytes(article)}`],
  ['Script, estilos e fonte da matéria', `${kibibytes(script)}, ${kibibytes(styles)} e ${kibibytes(font)}`],
]

const auditRow = ([name, { scores, lcp, cls }]: [string, Audit]): [string, string] => [
  `Lighthouse, ${name}`,
  `${scores.join('/')}; LCP ${written(lcp / 1000, 2)} s, CLS ${written(cls, 3)}`,
]
