import { expect, test } from 'vitest'
import { anonymous } from '#lib/actor.ts'
import type { DomainError } from '#lib/errors.ts'
import { parse } from '#lib/parse.ts'
import { waiveRuleInput } from '#lib/schemas/seo.ts'
import { db } from '#server/platform/db/db.ts'
import { validateOnDemand } from '#server/seo/commands/validate-seo.ts'
import { restoreRule, waiveRule } from '#server/seo/commands/waive-rule.ts'
import { given } from '../../support/given.ts'

const reason = 'A foto chega só amanhã'
const input = (articleId: string) => ({ articleId, rule: 'cover-missing' as const, reason })

test('a waived rule leaves the verdict and the lists, with its reason and its person, and comes back', async () => {
  const { article, author } = await given.article()
  const before = await validateOnDemand(author, { articleId: article.id })
  expect(before).toMatchObject({ mayWaive: true, waived: [] })
  const report = await waiveRule(author, input(article.id))
  expect(report.waived).toMatchObject([
    { rule: 'cover-missing', name: 'Imagem de capa', reason, by: 'Pessoa de Teste' },
  ])
  expect(report.verdict?.findings.map(({ rule }) => rule)).not.toContain('cover-missing')
  const after = await restoreRule(author, { articleId: article.id, rule: 'cover-missing' })
  expect(after.verdict?.findings.map(({ rule }) => rule)).toContain('cover-missing')
  const where = { articleId: article.id, actorId: author.id, action: { contains: 'seo_rule' } }
  const acts = await db().auditEntry.findMany({ where, orderBy: { id: 'asc' } })
  expect(acts.map(({ action }) => action)).toEqual(['article.seo_rule_waived', 'article.seo_rule_restored'])
})

test('only who may edit or publish an article waives its rules (abuse cases 3 and 7)', async () => {
  const { article, author } = await given.article({ status: 'published' })
  for (const stranger of [anonymous, await given.reader(), await given.author(), author]) {
    await expect(waiveRule(stranger, input(article.id))).rejects.toMatchObject({ code: 'article_forbidden' })
    await expect(restoreRule(stranger, input(article.id))).rejects.toMatchObject({ code: 'article_forbidden' })
  }
  expect(await db().seoWaiver.count({ where: { articleId: article.id } })).toBe(0)
  await waiveRule(await given.editor(), input(article.id))
  expect(await db().seoWaiver.count({ where: { articleId: article.id } })).toBe(1)
})

test('an unknown article, rule or reason is refused in Portuguese (abuse cases 2 and 21)', async () => {
  const editor = await given.editor()
  await expect(waiveRule(editor, input(crypto.randomUUID()))).rejects.toMatchObject({ code: 'article_not_found' })
  const wrong: [object, RegExp][] = [
    [{ rule: '__proto__' }, /Regra inválida/],
    [{ reason: 'a'.repeat(1_000_000) }, /muito longo/],
  ]
  for (const [own, message] of wrong) {
    const refusal = refusalOf(() => parse(waiveRuleInput, { ...input(crypto.randomUUID()), ...own }))
    expect(JSON.stringify((refusal as DomainError).fields)).toMatch(message)
  }
})

function refusalOf(run: () => unknown): unknown {
  try {
    return run()
  } catch (error) {
    return error
  }
}
