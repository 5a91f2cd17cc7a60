import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test, vi } from 'vitest'
import { type Actor, anonymous } from '#lib/actor.ts'
import { errorLog, pictureReport, reportFile } from '#server/imports/sessions/http.ts'
import { db } from '#server/platform/db/db.ts'
import { actorOf } from '#server/platform/session/request-session.ts'
import { given } from '#tests/support/given.ts'
import { begun, runHere } from '#tests/support/imports/files.ts'

// The test sets the actor of each request.
vi.mock('#server/platform/session/request-session.ts', () => ({ actorOf: vi.fn() }))

const ask = (handler: typeof errorLog, actor: Actor, id: string) => {
  vi.mocked(actorOf).mockResolvedValue(actor)
  return handler(new Request('http://localhost:3000/api/imports/x'), { params: Promise.resolve({ id }) })
}

let own = ''
let id = ''
beforeEach(async () => {
  own = randomUUID().slice(0, 8)
  id = await begun([
    { id: own, title: '=HYPERLINK("http://x";"A obra da ponte")' },
    { id: `@${own}`, title: 'Sem texto', body: ' ' },
  ])
  await runHere(id)
})

test('a master gets failed records, every record and missing pictures as CSV, formulas made harmless, and it is audited', async () => {
  const master = await given.master()
  const answer = await ask(errorLog, master, id)
  expect(answer.headers.get('content-type')).toContain('text/csv')
  expect(answer.headers.get('content-disposition')).toMatch(/erros-importacao-\d+\.csv/)
  const [head, row, ...rest] = (await answer.text()).split('\r\n')
  expect(head).toBe('"record_id";"error"')
  expect(row).toMatch(new RegExp(`^"'@${own}";"[^"]+"$`))
  expect(rest).toEqual([''])
  expect(await db().auditEntry.count({ where: { actorId: master.id, subjectId: id } })).toBe(1)

  const [, imported, failed] = (await (await ask(reportFile, master, id)).text()).split('\r\n')
  expect(imported).toContain(`"${own}";"'=HYPERLINK(""http://x""`)
  expect(imported).toMatch(/"importado".*"\/artigo\//)
  expect(failed).toContain('"erro"')

  const { articleId } = await db().importResult.findFirstOrThrow({ where: { sessionId: id, outcome: 'imported' } })
  await db().importPicture.create({
    data: {
      ...{ sessionId: id, url: 'https://antigo.example/a.jpg', urlHash: own, status: 'failed', cause: 'not_found' },
      uses: { create: { articleId: articleId ?? '', cover: true } },
    },
  })
  const pictures = await (await ask(pictureReport, master, id)).text()
  expect(pictures).toContain('"https://antigo.example/a.jpg";"A imagem não existe mais no site antigo."')
  expect(pictures).toContain(`/article/${articleId}/edit"`)
  expect((await ask(errorLog, master, randomUUID())).status).toBe(404)
})

test('nobody else gets them (abuse case 7)', async () => {
  for (const actor of [anonymous, await given.reader(), await given.editor()]) {
    for (const handler of [errorLog, reportFile, pictureReport]) {
      const answer = await ask(handler, actor, id)
      expect([401, 403, 404]).toContain(answer.status)
      expect(await answer.text()).not.toContain(own)
    }
  }
  expect(await db().auditEntry.count({ where: { subjectId: id, action: 'import.exported' } })).toBe(0)
})
