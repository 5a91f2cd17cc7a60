import type { ErrorCode, ErrorParams } from '#lib/errors.ts'
import { messageFor } from '#lib/messages.ts'
import type { ArticleFields } from '#lib/schemas/articles/article.ts'
import { fieldOf, missingInPictures } from '../article.ts'
import { missingFields } from '../complete.ts'
import { hasCover } from '../row.ts'

/** Something without which a text cannot be published: the refusal's sentence, and the form's field that it is about. */
export interface Blocker {
  field: keyof ArticleFields | null
  text: string
}

/**
 * Everything for which publishing a text is refused, in the order of the form: the checks of the commands, which refuse with the first. `shown`
 * is the body that readers see already.
 */
export function blockersOf(fields: ArticleFields, shown = ''): Blocker[] {
  const { content, coverAlt, coverCredit } = fields
  const pictured = { content, coverAlt, coverCredit, hasCover: hasCover(fields) }
  const incomplete = Object.entries(missingFields(fields)).map(([path, text]) => ({
    field: path.split('.')[0] as keyof ArticleFields,
    text,
  }))
  const pictures = missingInPictures(pictured, shown).map(({ refusal, params }) => ({
    field: fieldOf[refusal],
    text: sentence(refusal, params),
  }))
  return [...incomplete, ...pictures]
}

const sentence = (code: ErrorCode, params: ErrorParams = {}) => messageFor({ code, params })
