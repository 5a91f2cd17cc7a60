import { auditActions, auditTypes, eventTypeOf, sentenceOf } from '#lib/audit/actions.ts'
import type { AuditListState } from '#lib/audit/audit-list.ts'
import { isSearchable } from '#lib/list/state.ts'
import { fold, looksLikeUuid } from '#lib/text/text.ts'
import type { Prisma } from '#server/platform/db/db.ts'

type Where = Prisma.AuditEntryWhereInput

const dayMs = 24 * 60 * 60 * 1000
const haystacks = auditActions.map(action => {
  const type = auditTypes.find(({ value }) => value === eventTypeOf(action))?.label ?? ''
  return { action, text: fold(`${sentenceOf(action)} ${type} ${action}`) }
})

/**
 * The conditions of a list's state as branches that share no row. Each branch is one range of an index in the order of time, so that a
 * person's thread of any length is read from its end; a condition joined by OR would read all of it.
 */
export function branchesOf({ search, filters }: AuditListState, now: Date): Where[] {
  const { tipo, periodo, resultado, pessoa, artigo } = filters
  const common: Where = {
    ...(tipo && { eventType: tipo }),
    ...(resultado && { status: resultado }),
    ...(periodo && { createdAt: { gte: new Date(now.getTime() - Number(periodo) * dayMs) } }),
    ...(artigo && { articleId: artigo }),
  }
  const people = pessoa ? threadOf(pessoa) : [{}]
  return people.flatMap(person => branchesOfSearch(search).map(found => ({ AND: [common, person, found] })))
}

/** What a person did, and what others did to their account. */
const threadOf = (id: string): Where[] => [{ actorId: id }, { subjectType: 'user', subjectId: id, ...notBy(id) }]

/** An id finds the acts of this person, on this subject and of this article. Words find actions by their sentence. */
function branchesOfSearch(search: string): Where[] {
  const code = search.trim().toLowerCase()
  if (looksLikeUuid(code)) {
    const elsewhere: Where = { OR: [{ articleId: null }, { articleId: { not: code } }] }
    return [
      { articleId: code },
      { AND: [elsewhere, { subjectId: code }] },
      { AND: [elsewhere, { actorId: code, subjectId: { not: code } }] },
    ]
  }
  if (!isSearchable(search)) return [{}]
  const words = fold(search).split(/\s+/)
  const found = haystacks.filter(({ text }) => words.every(word => text.includes(word)))
  return [{ action: { in: found.map(({ action }) => action) } }]
}

const notBy = (id: string): Where => ({ OR: [{ actorId: null }, { actorId: { not: id } }] })
