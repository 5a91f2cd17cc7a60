import { DomainError } from '#lib/errors.ts'
import type { AutosaveArticleInput } from '#lib/schemas/articles/article.ts'
import { audit } from '#server/platform/work/audit.ts'
import { command } from '#server/platform/work/command.ts'
import { assertVersion } from '../../row.ts'
import { columnsOf } from '../../write.ts'
import { lockToSave, writeOver } from '../save.ts'
import { articleItself, earlierResult, recordAutosave, recordResult, type Saved, savedAs } from '../sessions.ts'

/**
 * Autosaves a form's fields over the version that it started from. Only for drafts and texts in review that are not scheduled
 * (decision 0115). Gives the new version and the slug. Raises not_autosaved for a published or scheduled text, and the errors of
 * saving.
 */
export const autosaveArticle = command(
  async (context, { id, version, fields, writing }: AutosaveArticleInput): Promise<Saved> => {
    const columns = columnsOf(fields)
    const before = await lockToSave(context, id)
    const done = await earlierResult(context, articleItself(id), writing)
    if (done) return done
    // A scheduled text must not go public with half a sentence.
    if (before.status === 'published' || before.publishAt !== null) throw new DomainError('not_autosaved')
    assertVersion(before, version)

    const after = await writeOver(context, before, fields, columns)
    const isNewRow = await recordAutosave(context, before, after, writing.form)
    if (isNewRow) {
      const details = { version: after.version, status: after.status, hasAI: fields.analysis !== undefined }
      await audit(context, { action: 'article.autosaved', subject: { type: 'article', id }, details })
    }
    const saved = savedAs(after)
    await recordResult(context, articleItself(id), writing, saved)
    return saved
  },
)
