import type { SaveArticleInput } from '#lib/schemas/articles/article.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { assertVersion } from '../../row.ts'
import { columnsOf, holds, recordVersion, tellReaders } from '../../write.ts'
import { lockToSave, writeOver } from '../save.ts'
import { articleItself, recall, remember, type Saved, sealAutosave } from '../sessions.ts'

/**
 * Saves an author's fields over the version that they started from. Text that an autosave has stored already becomes this save,
 * without a new version. The status stays. A repeated request gets its first result. Gives the new version and the slug. Raises
 * article_not_found, article_forbidden, published_meanwhile, scheduled_meanwhile, changed_meanwhile, another_account, invalid,
 * unknown_city, unknown_signer or slug_like_uuid.
 */
export const saveArticle = command(
  async (context, { id, version, fields, writing }: SaveArticleInput): Promise<Saved> => {
    // Done before the row is locked: sanitising a long body takes time.
    const columns = columnsOf(fields)
    const before = await lockToSave(context, id)
    const done = writing && (await recall(context, articleItself(id), writing))
    if (done) return done
    assertVersion(before, version)

    const stands =
      before.slug === fields.slug && holds(before, fields, columns) && (await sealAutosave(context, before))
    const after = stands ? before : await writeOver(context, before, fields, columns)
    if (!stands) await recordVersion(context, after)
    const details = { version: after.version }
    await audit(context, { action: 'article.saved', subject: { type: 'article', id }, details })
    await tellReaders(context, before, after)
    if (writing) await remember(context, articleItself(id), writing, after)
    return { version: after.version, slug: after.slug }
  },
)
