import { editionPath, eventPath } from '#lib/addresses/paths.ts'
import { addCorrection } from '#server/articles/corrections/commands/add-correction.ts'
import { removeArticle } from '#server/articles/publication/commands/remove-article.ts'
import { db } from '#server/platform/db/db.ts'
import { given } from '#tests/support/given.ts'
import { blocksOf, sentEdition } from '#tests/support/newsletter/edition.ts'

/** A reader page: its kind, its address and its status. */
export interface ReaderPage {
  what: string
  path: string
  status: number
}

/** Characters that have a meaning in HTML, XML or JSON. */
const hostile = 'Feira & “festa” <b>grátis</b> ]]> \'já\' "hoje" </script>'

/** One page of every kind that readers see. Makes those that the demonstration lacks. */
export async function readerPages(): Promise<ReaderPage[]> {
  const editor = await given.editor()
  const plain = await given.article({ status: 'published', fields: { title: hostile } })
  const premium = await given.article({ status: 'published', fields: { visibility: 'premium' } })
  const homeless = await given.article({ status: 'published', fields: { cities: [], tags: [] } })
  const gone = await given.article({ status: 'published' })
  await removeArticle(await given.master(), { id: gone.article.id })
  const { event } = await given.event({ status: 'published', fields: { title: hostile, city: 'londrina-pr' } })
  const text = 'O valor da obra é R$ 2 milhões, e não R$ 3 milhões <como> dissemos.'
  const corrected = await given.article({ status: 'published' })
  await addCorrection(editor, { articleId: corrected.article.id, kind: 'number', text })
  const { authorId } = await db().article.findFirstOrThrow({
    where: { status: 'published', deletedAt: null, author: { bio: { not: '' } } },
    select: { authorId: true },
  })
  const edition = await sentEdition(await given.master(), {
    subject: hostile,
    blocks: blocksOf(
      { kind: 'article', articleId: premium.article.id, look: 'lead' },
      { kind: 'event', eventId: event.id },
      { kind: 'text', body: '<p>Boa semana.</p>' },
    ),
  })
  const at = ({ article: { locationPath, slug } }: typeof plain) => `/${locationPath ?? 'article'}/${slug}`
  const found: [string, string][] = [
    ['home', '/'],
    ['home of a city', '/?city=londrina-pr'],
    ['home of a city without news', '/?city=tefe-am'],
    ['city', '/londrina-pr'],
    ['city without news', '/tefe-am'],
    ['tag', '/tag/obras'],
    ['author', `/author/${authorId}`],
    ['author without a biography', `/author/${plain.author.id}`],
    ['newest', '/ultimas'],
    ['section', '/editoria/economia'],
    ['index of cities', '/cidades'],
    ['index of subjects', '/assuntos'],
    ['index of subjects, one letter', '/assuntos?letra=a'],
    ['index of authors', '/autores'],
    ['search', '/busca'],
    ['search with results', '/busca?q=prefeitura'],
    ['search, narrowed', '/busca?q=agua&acesso=livre'],
    ['search with a typing error', '/busca?q=sanfonna'],
    ['search without results', '/busca?q=zzzzqqqq'],
    ['article', at(plain)],
    ['article without a city', at(homeless)],
    ['premium article', at(premium)],
    ['corrected article', at(corrected)],
    ['article with a video', '/campina-grande-pb/uniao-borborema-vence-semifinal-com-recorde-de-publico'],
    ['article with an embed', '/campina-grande-pb/camara-aprova-quatro-linhas-de-onibus-na-madrugada'],
    ['corrections', '/erramos'],
    ['agenda', '/events'],
    ['agenda of a month', `/events?mes=${event.eventDate.toISOString().slice(0, 7)}`],
    ['agenda without events', '/events?city=tefe-am&categoria=cinema'],
    ['past events', '/events/passados'],
    ['event', eventPath(event)],
    ['form that sends an event', '/events/enviar'],
    ['institutional page', '/principios-editoriais'],
    ['institutional page of the company', '/expediente'],
    ['contact', '/contato'],
    ['contact, received', '/contato/2026-000001'],
    ['pricing', '/pricing'],
    ['newsletter', '/newsletter/assinar'],
    ['newsletter, archive', '/boletim'],
    ['newsletter, edition', editionPath(edition.slug ?? '')],
    ['newsletter, asked', '/newsletter/assinar/confirme'],
    ['cookies', '/privacidade/cookies'],
  ]
  const missing: [string, string, number][] = [
    ['missing page', '/nao-ha-nada-aqui', 404],
    ['missing city', '/?city=nenhuma-xx', 404],
    ['the address for missing pages', '/404', 404],
    ['deleted article', `/article/${gone.article.slug}`, 410],
  ]
  return [
    ...found.map(([what, path]) => ({ what, path, status: 200 })),
    ...missing.map(([what, path, status]) => ({ what, path, status })),
  ]
}
