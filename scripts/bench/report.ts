import type { measureFirstPrints } from './first-prints.ts'
import type { Load } from './load.ts'
import { kibibytes, milliseconds, written } from './numbers.ts'
import type { measurePublishing } from './publishing.ts'
import type { measureSizes } from './sizes.ts'

interface Findings {
  machine: { cores: number; loadBefore: number; generator: string }
  /** Seconds. */
  starts: { first: number; second: number }
  firstPrints: Awaited<ReturnType<typeof measureFirstPrints>>
  sizes: Awaited<ReturnType<typeof measureSizes>>
  publishing: Awaited<ReturnType<typeof measurePublishing>>
  loads: Record<'bare' | 'press' | 'next', Load>
}

/** All that was measured, as a table for the console. */
export function report({ machine, starts, firstPrints, sizes, publishing, loads }: Findings): string {
  const { bare, press, next } = loads
  const times = (one: Load, other: Load) => written(one.requestsPerSecond / other.requestsPerSecond, 2)
  const load = ({ requestsPerSecond, median, p99 }: Load) =>
    `${written(requestsPerSecond)} pedidos/s; mediana ${milliseconds(median)}, p99 ${milliseconds(p99)}`
  const rows: [string, string][] = [
    ['Matéria quente, pela prensa', load(press)],
    ['A mesma, só pelo Next (PRESS=0)', load(next)],
    ['Os mesmos bytes, servidor nu', load(bare)],
    ['Prensa ÷ Next', `${times(press, next)} vezes`],
    ['Prensa ÷ servidor nu', `${times(press, bare)} vezes`],
    [
      `Primeira impressão (${firstPrints.count} páginas)`,
      `mediana ${milliseconds(firstPrints.median)}, p95 ${milliseconds(firstPrints.p95)}; a primeira de todas ${milliseconds(firstPrints.first)}`,
    ],
    [
      `Publicar até ver, 2 instâncias (${publishing.count} vezes)`,
      `mediana ${milliseconds(publishing.median)}, pior ${milliseconds(publishing.slowest)}`,
    ],
    ['Segundo npm start', `${written(starts.second, 1)} s`],
    ['Primeiro, já compilado (cria banco e demonstração)', `${written(starts.first, 1)} s`],
    ['Capa e matéria, comprimidas', `${kibibytes(sizes.home)} e ${kibibytes(sizes.article)}`],
    [
      'Script, estilos e fonte da matéria',
      `${kibibytes(sizes.script)}, ${kibibytes(sizes.styles)} e ${kibibytes(sizes.font)}`,
    ],
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
