import { readAgenda } from '#lib/events/agenda/agenda.ts'
import { readSearch } from '#lib/search/query.ts'
import { defaultTimeZone, isoMonth } from '#lib/text/format.ts'
import { findAgendaPart } from '#server/events/queries/agenda-part.ts'
import { listEventCities } from '#server/events/queries/cities.ts'
import { listNext, listPast } from '#server/events/queries/list.ts'
import { milliseconds, quantile, written } from '../numbers.ts'
import type { Part, Row } from '../part.ts'
import { times } from '../report.ts'
import { busyCity, fillAgenda } from './fill.ts'

const SMALL = 1_000
const LARGE = 100_000
const REQUESTS = 60

const part = (parameters: Record<string, string>) => (now: Date) =>
  findAgendaPart(readAgenda(parameters, now), now, defaultTimeZone)

const kinds: readonly { name: string; read: (now: Date) => Promise<unknown> }[] = [
  { name: 'Lista', read: part({}) },
  { name: 'Lista de uma cidade', read: part({ city: busyCity }) },
  { name: 'Lista de uma categoria', read: part({ categoria: 'musica' }) },
  { name: 'Lista de uma categoria sem eventos', read: part({ categoria: 'religiao' }) },
  { name: 'Lista dos gratuitos', read: part({ gratis: '1' }) },
  { name: 'Fim de semana', read: part({ periodo: 'fim-de-semana' }) },
  { name: 'Mês', read: now => part({ mes: isoMonth(now) })(now) },
  { name: 'Mês de uma cidade', read: now => part({ mes: isoMonth(now), city: busyCity })(now) },
  { name: 'Passados', read: now => listPast(now, { limit: 30 }) },
  { name: 'Próximos, na capa', read: now => listNext(now, { limit: 4 }) },
  { name: 'Próximos de uma cidade', read: now => listNext(now, { city: busyCity, limit: 4 }) },
  { name: 'Busca, palavra rara', read: now => listNext(now, { words: readSearch('777'), limit: 4 }) },
  { name: 'Busca, palavra comum', read: now => listNext(now, { words: readSearch('evento'), limit: 4 }) },
  { name: 'Cidades com eventos', read: listEventCities },
]

export const events: Part = {
  name: 'events',
  title: `Agenda com ${written(SMALL)} e ${written(LARGE)} eventos`,
  async measure(bench) {
    const { database } = await bench.house()
    await fillAgenda(database, SMALL)
    const few = await timesOf()
    await fillAgenda(database, LARGE)
    const many = await timesOf()
    return kinds.map(({ name }, place): Row => {
      const [small = Number.NaN, large = Number.NaN] = [few[place], many[place]]
      return [name, `${milliseconds(large)} e ${milliseconds(small)}: ${times(large, small)}`]
    })
  },
}

/** The median of each kind of reading, by the query alone. */
async function timesOf(): Promise<number[]> {
  const medians: number[] = []
  for (const { read } of kinds) {
    const taken: number[] = []
    for (let i = 0; i < REQUESTS * 1.25; i++) {
      const started = performance.now()
      await read(new Date())
      taken.push(performance.now() - started)
    }
    medians.push(quantile(taken.slice(-REQUESTS), 0.5))
  }
  return medians
}
