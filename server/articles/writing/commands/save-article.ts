import type { SaveArticleInput } from '#lib/schemas/articles/article.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { assertVersion } from '../../row.ts'
import { recordChoices } from '../../suggestions/choices.ts'
import { announceChange, columnsOf, isUnchanged, recordVersion } from '../../write.ts'
import { lockToSave, writeOver } from '../save.ts'
import { articleItself, earlierResult, recordResult, type Saved, savedAs, sealAutosave } from '../sessions.ts'

/**
 * Saves an author's fields over the version that they started from: a draft with whatever it has, a published or scheduled text when
 * it is complete (ART-14). Text that an autosave has stored already becomes this save,
 * without a new version. The status stays. A repeated request gets its first result. Gives the new version and the slug. Raises
 * article_not_found, article_forbidden, published_meanwhile, scheduled_meanwhile, changed_meanwhile, another_account, invalid,
 * unknown_city, unknown_signer or slug_like_uuid.
 */
export const saveArticle = command(
  async (context, { id, version, fields, writing }: SaveArticleInput): Promise<Saved> => {
    // Done before the row is locked: sanitising a long body takes time.
    const columns = columnsOf(fields)
    const before = await lockToSave(context, id)
    const done = writing && (await earlierResult(context, articleItself(id), writing))
    if (done) return done
    assertVersion(before, version)

    const isStored =
      savedAs(before).slug === fields.slug &&
      isUnchanged(before, fields, columns) &&
      (await sealAutosave(context, before))
    const after = isStored ? before : await writeOver(context, before, fields, columns)
    if (!isStored) await recordVersion(context, after)
    // A choice about a suggestion changes no text.
    if (isStored) await recordChoices(context, id, fields)
    const details = { version: after.version, status: after.status, hasAI: fields.analysis !== undefined }
    await audit(context, { action: 'article.saved', subject: { type: 'article', id }, details })
    await announceChange(context, before, after)
    const saved = savedAs(after)
    if (writing) await recordResult(context, articleItself(id), writing, saved)
    return saved
  },
)
