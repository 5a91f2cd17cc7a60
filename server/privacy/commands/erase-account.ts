import { accountErased, profileChanged } from '#server/accounts/events.ts'
import { removeUnusedAmong } from '#server/media/commands/remove-unused-pictures.ts'
import { noteErasedSubscriber } from '#server/newsletter/commands/note-erased.ts'
import { Prisma, type Tx } from '#server/platform/db/db.ts'
import { noteErasures } from '#server/platform/erasure-ledger.ts'
import { endSessionsOf } from '#server/platform/session/session-store.ts'
import { audit, eraseFromAudit, whileErasing } from '#server/platform/work/audit.ts'
import { type CommandContext, command } from '#server/platform/work/command.ts'
import { dropJobsAbout } from '#server/platform/work/dead-letters.ts'
import { emit } from '#server/platform/work/queue.ts'
import { forget } from '#server/press/keep/forget.ts'
import { assertAnotherMaster } from '#server/users/queries/masters.ts'
import { dataMap, type Person, subjectOf } from '../data-map.ts'

interface Order {
  userId: string
  /** After a restore: whether the articles keep the byline, as the ledger has it. The account need not have asked in that database. */
  replay?: { byline: boolean }
}

interface Leaving extends Person {
  name: string
  /** Whether the account had a role once, and with it a public page. */
  staff: boolean
  byline: boolean
}

/**
 * Erases an account whose time to come back is over: what names its person goes from every table, by the map of personal data. Texts and
 * audit rows stay, with ids; the profile stays while an article or a review needs it, with the name only where the person chose so. The
 * ledger is written before the commit: a restore must not lose an erasure. Gives the erased person, whose files the job then deletes; null
 * when there is nothing to erase. For the job and the restore only: it checks no policy. Raises last_master.
 */
export const eraseAccount = command(async (context, { userId, replay }: Order): Promise<Person | null> => {
  const { tx, now } = context
  const [found] = await tx.$queryRaw<(Leaving & { due: boolean; confirmed: boolean })[]>`
    SELECT u.id::text, u.email, p.full_name AS name, u.keeps_byline AS byline,
      u.email_confirmed_at IS NOT NULL AS confirmed, u.had_role AS staff,
      coalesce(u.erase_at <= ${now}::timestamptz, false) AS due
    FROM users u JOIN profiles p ON p.id = u.id WHERE u.id = ${userId}::uuid FOR UPDATE`
  if (!found || !(replay || found.due)) return null
  if (!replay) {
    await assertAnotherMaster(tx, userId)
    await noteErasures([{ account: userId, at: now.toISOString(), byline: found.byline }])
  }
  // Revoked first: the database then ends the streams.
  await endSessionsOf(context, userId)
  // Colleagues mention staff only; a reader may have taken anybody's name.
  if (found.staff) await forgetMentions(tx, found)
  const subject = subjectOf(found)
  const uploads = await tx.media.findMany({ where: { ownerId: userId }, select: { id: true } })
  await noteErasedSubscriber(tx, subject.email, now)
  await whileErasing(tx, () => eraseRows(tx, subject))
  await dropJobsAbout(tx, subject)
  await tx.user.delete({ where: { id: userId }, select: { id: true } })
  await eraseProfile(context, found, replay?.byline ?? found.byline)
  await removeUnusedAmong(
    context,
    uploads.map(({ id }) => id),
  )
  await closeRequests(context, userId)
  await eraseFromAudit(tx, { type: 'user', id: userId })
  await emit(tx, accountErased, { userId })
  await audit(context, { action: 'user.erased', subject: { type: 'user', id: userId } })
  return { id: userId, email: found.email }
})

/** Deletes the person's rows or empties their columns, table by table. */
async function eraseRows(tx: Tx, subject: Person): Promise<void> {
  for (const [table, { of, erasure }] of Object.entries(dataMap)) {
    if (!of || !erasure) continue
    const from = Prisma.raw(table)
    if (erasure === 'delete') await tx.$executeRaw`DELETE FROM ${from} WHERE ${of(subject)}`
    else {
      const sets = Object.entries(erasure).map(([column, value]) =>
        value === null ? Prisma.sql`${Prisma.raw(column)} = NULL` : Prisma.sql`${Prisma.raw(column)} = ''`,
      )
      await tx.$executeRaw`UPDATE ${from} SET ${Prisma.join(sets)} WHERE ${of(subject)}`
    }
  }
}

/** Takes the person's name from colleagues' comments and notices that call it. */
async function forgetMentions(tx: Tx, { name }: Leaving): Promise<void> {
  if (name.trim() === '') return
  const called = `@${name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}(?![[:alnum:]])`
  const pattern = `%@${name.replace(/[\\%_]/g, '\\$&')}%`
  await tx.$executeRaw`
    UPDATE article_comments_internal SET comment = regexp_replace(comment, ${called}, '@conta removida', 'gi')
    WHERE comment ILIKE ${pattern}`
  await tx.$executeRaw`
    UPDATE story_idea_comments SET comment = regexp_replace(comment, ${called}, '@conta removida', 'gi')
    WHERE comment ILIKE ${pattern}`
  await tx.$executeRaw`
    UPDATE notifications SET message = regexp_replace(message, ${called}, '@conta removida', 'gi')
    WHERE message ILIKE ${pattern}`
  await tx.$executeRaw`
    UPDATE notifications SET message = 'Conta removida' || substr(message, length(${name}::text) + 1)
    WHERE type = 'MENTION' AND starts_with(message, ${name}::text || ' mencionou')`
}

/** Deletes the profile, or empties it while articles, credits or reviews name it. Its name stays where it is public and the person chose so. */
async function eraseProfile({ tx, now }: CommandContext, { id, staff }: Leaving, byline: boolean): Promise<void> {
  const [{ needed, signed } = { needed: true, signed: true }] = await tx.$queryRaw<
    { needed: boolean; signed: boolean }[]
  >`
    SELECT EXISTS (SELECT FROM articles WHERE author_id = ${id}::uuid)
        OR EXISTS (SELECT FROM article_credits WHERE profile_id = ${id}::uuid)
        OR EXISTS (SELECT FROM article_reviews WHERE ${id}::uuid IN (author_id, reviewer_id)) AS needed,
      EXISTS (SELECT FROM article_credits WHERE profile_id = ${id}::uuid AND listed_at IS NOT NULL) AS signed`
  // Of a person with public pages not even the bytes of outdated ones stay on disk.
  await forget(tx, needed || staff ? ['*'] : [`author:${id}`, `works:${id}`])
  if (!needed) {
    await tx.profile.delete({ where: { id }, select: { id: true } })
    return
  }
  const name = byline && signed ? {} : { fullName: '' }
  if (!(byline && signed)) await eraseCopiedName(tx, id)
  await tx.profile.update({ where: { id }, data: { ...name, bio: '', avatarUrl: null, updatedAt: now } })
  await emit(tx, profileChanged, { userId: id })
}

/** Revisions hold copies of the names that their articles credit, joined bylines the name that they signed with. */
async function eraseCopiedName(tx: Tx, id: string): Promise<void> {
  await tx.joinedProfile.updateMany({ where: { profileId: id }, data: { name: '' } })
  await tx.$executeRaw`
    UPDATE article_revisions SET fields = without_name(fields, ${id}), base = without_name(base, ${id})
    WHERE strpos(fields::text, ${id}) > 0 OR strpos(base::text, ${id}) > 0`
}

/** The register keeps the person's requests: the erasure is done, and nothing else is left to do. */
async function closeRequests({ tx, now }: CommandContext, userId: string): Promise<void> {
  await tx.privacyRequest.updateMany({ where: { userId, status: 'open' }, data: { status: 'done', doneAt: now } })
}
