import type { SaveRevisionInput } from '#lib/schemas/articles/revision.ts'
import { command } from '#server/platform/work/command.ts'
import { assertUsableCover } from '../../covers.ts'
import { assertKnownSigners } from '../../credits.ts'
import { assertVersion } from '../../row.ts'
import { columnsOf, findPlaces } from '../../write.ts'
import { earlierResult, recordResult, type Saved } from '../../writing/sessions.ts'
import { lockToRevise } from '../revision.ts'

/**
 * Saves a revision, its author's or an editor's text, over the version that the form started from. The public text stays, and so does the slug, which a
 * revision cannot change. A repeated request gets its first result. Gives the new version and the slug. Raises
 * revision_not_found, article_forbidden, not_published, changed_meanwhile, another_account, invalid, unknown_city or
 * unknown_signer.
 */
export const saveRevision = command(
  async (context, { id, version, fields, writing }: SaveRevisionInput): Promise<Saved> => {
    const { tx, now } = context
    const { content, coverImage } = columnsOf(fields)
    const { article, revision } = await lockToRevise(context, id, 'editRevision')
    const text = { articleId: article.id, revisionId: id }
    const done = await earlierResult(context, text, writing)
    if (done) return done
    assertVersion(revision, version)
    const { coverMediaId } = fields
    await assertUsableCover(
      context,
      { coverMediaId, coverImage },
      { ...revision.fields, coverImage: revision.fields.coverImage || null },
    )
    await findPlaces(tx, fields.cities)
    await assertKnownSigners(tx, article, fields.credits ?? [])

    const { slug } = revision.base
    const saved = { version: version + 1, slug }
    await tx.articleRevision.update({
      where: { id },
      data: {
        fields: { ...fields, content, coverImage, slug },
        coverMediaId,
        version: saved.version,
        updatedAt: now,
      },
    })
    await recordResult(context, text, writing, saved)
    return saved
  },
)
