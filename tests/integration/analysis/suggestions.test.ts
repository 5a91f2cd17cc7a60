import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { type Actor, anonymous, type SignedIn, system } from '#lib/actor.ts'
import type { Suggestions } from '#lib/articles/suggestions/suggestions.ts'
import type { ShownSuggestions } from '#lib/schemas/articles/analysis.ts'
import { analyseArticle } from '#server/analysis/commands/analyse-article.ts'
import { receiveAnalysis } from '#server/analysis/http.ts'
import { analyseImported } from '#server/analysis/jobs.ts'
import { forgetFacts } from '#server/analysis/knowledge.ts'
import { precisionByWeek } from '#server/analysis/queries.ts'
import { suggest } from '#server/analysis/suggest.ts'
import { changeStatus } from '#server/articles/publication/commands/change-status.ts'
import { saveArticle } from '#server/articles/writing/commands/save-article.ts'
import { findForEdit } from '#server/articles/writing/queries/editable.ts'
import { db } from '#server/platform/db/db.ts'
import { actorOf } from '#server/platform/session/request-session.ts'
import { fieldsWith, given } from '#tests/support/given.ts'
import { keysForgottenBy } from '#tests/support/press.ts'
import { refusal } from '#tests/support/refusal.ts'

// The test sets the actor of each request.
vi.mock('#server/platform/session/request-session.ts', () => ({ actorOf: vi.fn() }))

beforeEach(forgetFacts)

const text = {
  title: 'Prefeitura de Londrina abre vagas em hospital contra a dengue',
  summary: 'Atendimento começa na segunda-feira.',
  content:
    '<p>LONDRINA – A prefeitura de Londrina abre na segunda-feira um hospital para pacientes com dengue. Médicos e enfermeiros atendem em três turnos, e a vacina chega na quinta.</p><p>Pacientes de Cambé (PR) também são atendidos, segundo a Secretaria de Saúde do Paraná.</p>',
}

async function post(actor: Actor, body: unknown, headers: Record<string, string> = {}) {
  vi.mocked(actorOf).mockResolvedValue(actor)
  const own = { origin: 'https://jornal.example', 'x-forwarded-host': 'jornal.example' }
  const response = await receiveAnalysis(
    new Request('https://jornal.example/api/analyze-article', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...own, ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  )
  return { status: response.status, body: (await response.json()) as Suggestions & { message?: string } }
}

describe('POST /api/analyze-article', () => {
  test('suggests tags and places with the words that they came from, and writes nothing', async () => {
    const editor = await given.editor()
    const { status, body } = await post(editor, text)
    expect(status).toBe(200)
    expect(body.primaryLocation).toMatchObject({ type: 'city', name: 'Londrina', path: 'londrina-pr', uf: 'PR' })
    expect(body.locations.map(({ path }) => path)).toContain('cambe-pr')
    expect(body.tags.find(({ tag }) => tag === 'dengue')?.evidence).toContain('dengue')
    expect(body.summary).toMatch(/^A prefeitura de Londrina abre/)
    expect(body).toMatchObject({ headlines: [], by: 'rules' })
    expect(await db().tagTraining.count()).toBe(0)
  })

  test('is for the newsroom, from its own pages', async () => {
    expect((await post(anonymous, text)).status).toBe(401)
    expect((await post(await given.reader(), text)).status).toBe(403)
    expect((await post(await given.author(), text)).status).toBe(200)
    expect((await post(await given.author(), text, { origin: 'https://outro.example' })).status).toBe(403)
  })

  test('says what is missing, and takes no monsters', async () => {
    const author = await given.author()
    const empty = await post(author, { ...text, content: '<p> </p>' })
    expect(empty).toMatchObject({ status: 422, body: { message: 'Dados insuficientes' } })
    for (const body of [
      '{',
      '[]',
      { ...text, title: { __proto__: null } },
      { ...text, content: '<b></b>'.repeat(20_000) },
      { ...text, content: 'a'.repeat(600_000) },
    ])
      expect((await post(author, body)).status).toBe(400)
    expect((await post(author, 'x'.repeat(1_200_000))).status).toBe(413)
  })

  test('tells of a published article with the same words', async () => {
    const fields = { title: text.title, slug: 'vagas-dengue' }
    const { article } = await given.article({ status: 'published', fields })
    const editor = await given.editor()
    expect((await post(editor, text)).body.similar).toMatchObject([{ id: article.id, same: true }])
    expect((await post(editor, { ...text, articleId: article.id })).body.similar).toEqual([])
  })
})

test('a text that names no place is suggested the city that most articles are about, and nothing writes it without a person', async () => {
  const editor = await given.editor()
  const local = {
    title: 'Parque ganha quadras e pista de caminhada',
    summary: 'Quadras de areia, pista de caminhada e horta.',
    content: '<p>A prefeitura entrega as quadras no domingo. Moradores do bairro pediram sombra.</p>',
  }
  const { article } = await given.article({ fields: { ...local, cities: [], tags: [] } })
  expect((await post(editor, local)).body.primaryLocation).toBeNull()
  const londrina = { where: { path: 'londrina-pr' } }
  const { articlesCount } = await db().municipality.findUniqueOrThrow(londrina)
  await db().municipality.update({ ...londrina, data: { articlesCount: articlesCount + 80 } })
  onTestFinished(async () => {
    await db().municipality.update({ ...londrina, data: { articlesCount } })
  })
  forgetFacts()
  const { primaryLocation, altHint } = (await post(editor, local)).body
  expect(primaryLocation).toMatchObject({ path: 'londrina-pr', home: true })
  expect(altHint ?? '').not.toContain('Londrina')
  await analyseArticle(system, { articleId: article.id, local: true })
  expect((await findForEdit(editor, article.id)).fields.cities).toEqual([])
})

const shown = (): ShownSuggestions => ({
  tags: [
    { tag: 'dengue', relevance: 0.9, touched: true },
    { tag: 'clínica', relevance: 0.8, touched: true },
    { tag: 'vacinação', relevance: 0.5, touched: false },
  ],
  places: [
    { type: 'city', name: 'Londrina', path: 'londrina-pr', confidence: 0.9, touched: true },
    { type: 'state', name: 'Paraná', confidence: 0.8, touched: true },
    { type: 'city', name: 'Cambé', path: 'cambe-pr', confidence: 0.6, touched: true },
  ],
})
const chosen = {
  tags: ['Dengue'],
  cities: ['londrina-pr'],
  places: [{ type: 'state' as const, name: 'Paraná' }],
}

async function saved(actor: SignedIn, own: Partial<Parameters<typeof fieldsWith>[0]> = {}) {
  const { article } = await given.article({ author: actor })
  const fields = fieldsWith({ title: text.title, slug: article.slug, ...chosen, analysis: shown(), ...own })
  await saveArticle(actor, { id: article.id, version: article.version, fields })
  return article.id
}
const trainingOf = async (articleId: string) => ({
  tags: await db().tagTraining.findMany({ where: { articleId }, orderBy: { tagKey: 'asc' } }),
  places: await db().placeTraining.findMany({ where: { articleId }, orderBy: { locationPath: 'asc' } }),
})

describe('a save with suggestions', () => {
  test('writes places of every kind, what was taken and refused, and when it used them', async () => {
    const editor = await given.editor()
    const id = await saved(editor)
    const row = await db().article.findUniqueOrThrow({ where: { id }, include: { locations: true } })
    expect(row.aiLastUpdated).not.toBeNull()
    expect(row.locationPath).toBe('londrina-pr')
    expect(row.locations).toMatchObject([
      { locationPath: 'londrina-pr', locationType: 'city', confidence: 0.9, isPrimary: true },
      { locationPath: 'state:parana', locationType: 'state', confidence: 0.8, isPrimary: false },
    ])
    const { tags, places } = await trainingOf(id)
    expect(tags).toMatchObject([
      { tagKey: 'clinica', wasApproved: false, approvedBy: editor.id },
      { tagKey: 'dengue', wasApproved: true, approvedBy: editor.id },
    ])
    expect(places).toMatchObject([
      { locationPath: 'cambe-pr', wasApproved: false, wasPrimary: false },
      { locationPath: 'londrina-pr', wasApproved: true, wasPrimary: true },
      { locationPath: 'state:parana', wasApproved: true, wasPrimary: false },
    ])
    const entry = await db().auditEntry.findFirst({ where: { subjectId: id, action: 'article.saved' } })
    expect(entry?.details).toMatchObject({ status: 'draft', hasAI: true })
    expect((await findForEdit(editor, id)).fields).toMatchObject(chosen)
  })

  test('keeps places and certainty when a form knows nothing of them', async () => {
    const editor = await given.editor()
    const id = await saved(editor)
    const { version, fields } = await findForEdit(editor, id)
    const { places: _, ...others } = fields
    await saveArticle(editor, { id, version, fields: { ...others, summary: 'Um resumo inteiramente novo.' } })
    const rows = await db().articleLocation.findMany({ where: { articleId: id }, orderBy: { position: 'asc' } })
    expect(rows.map(({ confidence }) => confidence)).toEqual([0.9, 0.8])
  })

  test('an author’s choices count once an editor publishes, as the published text has them', async () => {
    const author = await given.author()
    const id = await saved(author)
    const before = await trainingOf(id)
    expect([...before.tags, ...before.places].some(({ countedAt, approvedBy }) => countedAt || approvedBy)).toBe(false)
    forgetFacts()
    const editor = await given.editor()
    const { version, fields } = await findForEdit(editor, id)
    const { version: newer } = await saveArticle(editor, { id, version, fields: { ...fields, tags: ['Clínica'] } })
    await changeStatus(editor, { id, version: newer, status: 'published' })
    const { tags } = await trainingOf(id)
    expect(tags).toMatchObject([
      { tagKey: 'clinica', wasApproved: true, approvedBy: editor.id },
      { tagKey: 'dengue', wasApproved: false, approvedBy: editor.id },
    ])
  })

  test('an author cannot change what an editor decided', async () => {
    const author = await given.author()
    const id = await saved(author)
    const editor = await given.editor()
    const first = await findForEdit(editor, id)
    await saveArticle(editor, { id, version: first.version, fields: { ...first.fields, analysis: shown() } })
    const second = await findForEdit(author, id)
    const fields = { ...second.fields, tags: [], analysis: shown() }
    await saveArticle(author, { id, version: second.version, fields })
    const { tags } = await trainingOf(id)
    expect(tags.find(({ tagKey }) => tagKey === 'dengue')).toMatchObject({ wasApproved: true, approvedBy: editor.id })
  })
})

test('readers see cities alone: no page, feed or address of another place', async () => {
  const author = await given.author()
  const { article } = await given.article({ author, status: 'published', fields: { ...chosen, tags: ['Dengue'] } })
  const search = await db().articleSearch.findUniqueOrThrow({ where: { articleId: article.id } })
  expect(search.cities).toEqual(['londrina-pr'])
  const editor = await given.editor()
  const { version, fields } = await findForEdit(editor, article.id)
  const keys = await keysForgottenBy(() =>
    saveArticle(editor, { id: article.id, version, fields: { ...fields, summary: 'Outro resumo para a busca.' } }),
  )
  expect(keys.filter(key => key.startsWith('city:'))).toEqual(['city:londrina-pr'])
})

test('what editors took and refused changes the next suggestions, and a week says how precise they were', async () => {
  const editor = await given.editor()
  const relevanceOf = async (tag: string) => {
    forgetFacts()
    const { tags } = await suggest(editor, text, { model: false, except: null })
    return tags.find(each => each.tag === tag)
  }
  const before = await relevanceOf('dengue')
  for (let times = 0; times < 4; times++) await saved(editor, { tags: [] })
  const refused = await relevanceOf('dengue')
  expect(refused?.relevance ?? 0).toBeLessThan(before?.relevance ?? 1)
  expect(await refusal(precisionByWeek(await given.author()))).toBe('forbidden')
  const weeks = await precisionByWeek(editor, 4)
  expect(weeks).toHaveLength(4)
  expect(weeks.at(-1)?.tags.decided).toBeGreaterThan(0)
})

describe('an analysis in the background', () => {
  const bare = { ...text, slug: 'vagas-em-hospital', tags: [], cities: [] }

  test('fills an empty draft and overwrites nothing', async () => {
    const { article } = await given.article({ fields: bare })
    const { filled } = await analyseArticle(system, { articleId: article.id })
    expect(filled.tags).toBeGreaterThan(0)
    const include = { tags: true, locations: { where: { locationType: 'city' } } }
    const row = await db().article.findUniqueOrThrow({ where: { id: article.id }, include })
    expect(row).toMatchObject({ locationPath: 'londrina-pr', version: article.version })
    // Cambé is only named.
    expect(row.locations.map(({ locationPath }) => locationPath)).toEqual(['londrina-pr'])
    await db().articleTag.deleteMany({ where: { articleId: article.id, tagKey: { not: row.tags[0]?.tagKey ?? '' } } })
    expect((await analyseArticle(system, { articleId: article.id })).filled).toEqual({ tags: 0, locations: 0 })
    expect(await db().articleTag.count({ where: { articleId: article.id } })).toBe(1)
  })

  test('leaves a published text as its readers see it, and is for editors and jobs', async () => {
    const fields = { ...bare, slug: 'vagas-no-ar' }
    const { article, author } = await given.article({ status: 'published', fields })
    expect((await analyseArticle(system, { articleId: article.id })).filled).toEqual({ tags: 0, locations: 0 })
    const row = await db().article.findUniqueOrThrow({ where: { id: article.id }, include: { locations: true } })
    expect(row).toMatchObject({ locationPath: null, locations: [] })
    expect(await refusal(analyseArticle(author, { articleId: article.id }))).toBe('forbidden')
  })

  test('takes imported texts without tags and places, once, and notifies nobody', async () => {
    const { article } = await given.article({ fields: { ...bare, slug: 'importado-vazio' } })
    const full = { ...text, slug: 'importado-cheio', tags: ['Meu'], cities: [] }
    const { article: tagged } = await given.article({ fields: full })
    for (const [at, articleId] of [article.id, tagged.id].entries())
      await db().importedRecord.create({
        data: { source: 'teste', recordId: String(at), articleId, contentHash: 'x', sessionId: crypto.randomUUID() },
      })
    const notices = await db().notification.count()
    await analyseImported({}, { signal: new AbortController().signal })
    const read = (id: string) =>
      db().article.findUniqueOrThrow({ where: { id }, include: { tags: true, locations: true } })
    const [first, second] = [await read(article.id), await read(tagged.id)]
    expect(first.locations.length).toBeGreaterThan(0)
    expect(first.aiLastUpdated).not.toBeNull()
    expect(second.tags.map(({ tag }) => tag)).toEqual(['Meu'])
    expect(second.aiLastUpdated).toBeNull()
    expect(await db().notification.count()).toBe(notices)
  })
})
