import { Agent } from 'node:http'
import { ideaPriorities, ideaStatuses } from '#lib/ideas/ideas.ts'
import { makeAccount, makeByline } from '#prisma/seed/factories.ts'
import { db } from '#server/platform/db/db.ts'
import { timed } from '../ask.ts'
import { milliseconds, quantile, written } from '../numbers.ts'
import type { Part } from '../part.ts'
import { cookieOf } from '../session.ts'

const IDEAS = 10_000
const ARTICLES = 5_000
/** Measured requests of each screen; a quarter as many warm it up first. */
const REQUESTS = 40
const BATCH = 1_000
const dayMs = 24 * 60 * 60 * 1000

export const desk: Part = {
  name: 'desk',
  title: `A redação com ${written(IDEAS)} pautas e ${written(ARTICLES)} artigos de uma pessoa`,
  async measure(bench) {
    const { url } = await bench.house()
    const userId = await makeByline({ fullName: 'Editora do arquivo' })
    await makeAccount(userId, { email: `${userId}@bench.local`, roles: ['editor'] })
    await fill(userId)
    const cookie = await cookieOf(userId)
    const month = new Date().toISOString().slice(0, 7)
    const screens = [
      ['Pautas, lista', '/storyboard'],
      ['Pautas, quadro', '/storyboard?ver=quadro'],
      ['Pautas, calendário', `/storyboard?ver=calendario&mes=${month}`],
      ['Meus artigos', '/my-articles'],
      ['Meus artigos, rascunhos', '/my-articles?aba=rascunhos'],
    ] as const
    const rows: [string, string][] = []
    for (const [name, path] of screens) rows.push([`${name}, até o último byte`, await measured(url + path, cookie)])
    return rows
  },
}

async function measured(url: string, cookie: string): Promise<string> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const taken: number[] = []
  for (let i = 0; i < REQUESTS * 1.25; i++) taken.push(await timed(url, agent, { headers: { cookie } }))
  agent.destroy()
  const counted = taken.slice(-REQUESTS)
  return `mediana ${milliseconds(quantile(counted, 0.5))}, p95 ${milliseconds(quantile(counted, 0.95))}`
}

/** Writes ideas of every status and priority, a third of them with a deadline within two months, and drafts of one author. */
async function fill(userId: string): Promise<void> {
  const now = Date.now()
  const pick = <Each>(list: readonly Each[], n: number) => list[n % list.length] as Each
  for (let from = 0; from < IDEAS; from += BATCH) {
    await db().storyIdea.createMany({
      data: Array.from({ length: BATCH }, (_, i) => ({
        title: `Pauta do arquivo número ${from + i}`,
        description:
          'Ouvir a prefeitura, os moradores e quem pesquisa o assunto; levantar os números dos últimos anos.',
        priority: pick(ideaPriorities, from + i),
        status: pick(ideaStatuses, (from + i) >> 2),
        assignedTo: i % 2 === 0 ? userId : null,
        deadline: i % 3 === 0 ? new Date(now + ((i % 60) - 30) * dayMs) : null,
        tags: ['Obras', 'Saúde'].slice(0, i % 3),
        createdBy: userId,
        createdAt: new Date(now - (from + i) * 60_000),
      })),
    })
  }
  for (let from = 0; from < ARTICLES; from += BATCH) {
    await db().article.createMany({
      data: Array.from({ length: BATCH }, (_, i) => ({
        title: `Rascunho do arquivo número ${from + i}`,
        slug: `rascunho-do-arquivo-${from + i}`,
        summary: 'O que se sabe até agora, e o que falta saber, sobre a obra que a cidade espera há anos.',
        content: `<p>${'A prefeitura informou que a obra termina em duas semanas. '.repeat(40)}</p>`,
        teaser: '',
        authorId: userId,
        createdAt: new Date(now - (from + i) * 60_000),
      })),
    })
  }
  await db().$executeRaw`ANALYZE story_ideas, articles`
}
