import type { Actor } from '#lib/actor.ts'
import { articleList, deskList, type NewsroomState } from '#lib/articles/newsroom-list.ts'
import { readListState } from '#lib/list/state.ts'
import { type BulkChange, mostInOneChange } from '#lib/schemas/articles/bulk.ts'
import { makeAccount, makeByline } from '#prisma/seed/factories.ts'
import { changeArticles } from '#server/articles/bulk/commands/change-articles.ts'
import { undoChange } from '#server/articles/bulk/commands/undo-change.ts'
import { listArticles } from '#server/articles/newsroom/queries/articles.ts'
import { findMatching } from '#server/articles/newsroom/queries/matching.ts'
import { db } from '#server/platform/db/db.ts'
import { stopJobs } from '#server/platform/work/queue.ts'
import { joinByline } from '#server/users/commands/join-byline.ts'
import { fillArchive, oldWord } from '../archive.ts'
import { milliseconds, quantile, written } from '../numbers.ts'
import type { Part, Row } from '../part.ts'
import { times } from '../report.ts'

const SMALL = 1_000
const LARGE = 100_000
const REQUESTS = 40
const BULK = 1_000
const JOINED = 2_000

const desk = (parameters: Record<string, string> = {}): NewsroomState => readListState(deskList, parameters)
const all = (parameters: Record<string, string> = {}): NewsroomState => readListState(articleList, parameters)

const kinds: readonly { name: string; state: NewsroomState }[] = [
  { name: 'Mesa, fila', state: desk() },
  { name: 'Mesa, publicados por palavras', state: desk({ situacao: 'publicados', ordem: '-palavras' }) },
  { name: 'Artigos', state: all() },
  { name: 'Artigos por visualizações', state: all({ ordem: '-views' }) },
  { name: 'Artigos premium', state: all({ acesso: 'premium' }) },
  { name: 'Artigos, busca por título', state: all({ busca: 'arquivo 777' }) },
  { name: 'Artigos, busca por palavras comuns', state: all({ busca: 'muda a vida' }) },
  { name: 'Artigos, busca pelos mais antigos', state: all({ busca: oldWord }) },
  { name: 'Artigos, busca por autor', state: all({ busca: 'reporter 39' }) },
  { name: 'Artigos, busca sem resultado', state: all({ busca: 'inexistente' }) },
]

const changes: readonly { name: string; change: BulkChange }[] = [
  { name: 'premium', change: { kind: 'visibility', visibility: 'premium' } },
  { name: 'tag', change: { kind: 'addTag', tag: 'Lote' } },
  { name: 'cidade', change: { kind: 'city', city: 'sobral-ce' } },
  { name: 'rascunho', change: { kind: 'status', status: 'draft' } },
  { name: 'excluir', change: { kind: 'remove' } },
]

export const lists: Part = {
  name: 'lists',
  title: `Listas da redação com ${written(SMALL)} e ${written(LARGE)} artigos`,
  async measure(bench) {
    const { database } = await bench.house()
    const id = await makeByline({ fullName: 'Mestre do arquivo' })
    await makeAccount(id, { email: `${id}@bench.local`, roles: ['master'] })
    const master: Actor = { id, roles: ['master'], subscribed: false }
    try {
      await fillArchive(database, SMALL)
      const few = await timesOf(master)
      await fillArchive(database, LARGE)
      const many = await timesOf(master)
      const compared = kinds.map(({ name }, place): Row => {
        const [small = Number.NaN, large = Number.NaN] = [few[place], many[place]]
        return [name, `${milliseconds(large)} e ${milliseconds(small)}: ${times(large, small)}`]
      })
      return [...compared, ...(await bulkRows(master)), await joinRow(master)]
    } finally {
      await stopJobs()
    }
  },
}

/** The median of each kind of page, by the query alone. */
async function timesOf(actor: Actor): Promise<number[]> {
  const medians: number[] = []
  for (const { state } of kinds) {
    const taken: number[] = []
    for (let i = 0; i < REQUESTS * 1.25; i++) {
      const started = performance.now()
      await listArticles(actor, state)
      taken.push(performance.now() - started)
    }
    medians.push(quantile(taken.slice(-REQUESTS), 0.5))
  }
  return medians
}

/** Each change of a thousand public articles, in the parts that the screen sends, and its undo. */
async function bulkRows(actor: Actor): Promise<Row[]> {
  const { ids } = await findMatching(actor, { query: 'situacao=publicados' })
  const rows: Row[] = []
  for (const { name, change } of changes) {
    const started = performance.now()
    const made: string[] = []
    for (let from = 0; from < BULK; from += mostInOneChange) {
      const { id } = await changeArticles(actor, { ids: ids.slice(from, from + mostInOneChange), change })
      if (id) made.push(id)
    }
    const changed = performance.now()
    for (const id of made) await undoChange(actor, { id })
    const took = `${milliseconds(changed - started)}; desfazer ${milliseconds(performance.now() - changed)}`
    rows.push([`${written(BULK)} artigos de uma vez: ${name}`, took])
  }
  return rows
}

/** Joins a byline that owns and signs two thousand public articles into an account. */
async function joinRow(actor: Actor): Promise<Row> {
  const [bylineId, userId] = [
    await makeByline({ fullName: 'Assinatura do arquivo' }),
    await makeByline({ fullName: 'Pessoa do arquivo' }),
  ]
  await makeAccount(userId, { email: `${userId}@bench.local`, roles: ['author'] })
  const ids = db().article.findMany({
    where: { status: 'published', deletedAt: null },
    take: JOINED,
    select: { id: true },
  })
  const own = (await ids).map(({ id }) => id)
  await db().article.updateMany({ where: { id: { in: own } }, data: { authorId: bylineId } })
  await db().articleCredit.updateMany({ where: { articleId: { in: own } }, data: { profileId: bylineId } })
  const started = performance.now()
  await joinByline(actor, { bylineId, userId })
  return [`Assinatura com ${written(JOINED)} artigos vinculada a uma conta`, milliseconds(performance.now() - started)]
}
