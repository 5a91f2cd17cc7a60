import { analyseInput } from '#lib/schemas/articles/analysis.ts'
import { jsonAnswer } from '#server/platform/door/answers.ts'
import { json } from '#server/platform/door/body.ts'
import { route } from '#server/platform/door/route.ts'
import { analysisPolicy } from './policy.ts'
import { suggest } from './suggest.ts'

/** The largest body of a text, with JSON's escapes. */
const longestBody = 1024 * 1024

/** `POST /api/analyze-article`: suggestions for a text that stands in a form. Writes nothing. */
export const receiveAnalysis = route({
  name: 'analyze-article',
  method: 'POST',
  access: 'staff',
  limit: { name: 'analysis', points: 60, seconds: 600 },
  body: json(longestBody, analyseInput),
  async answer({ actor, input: { articleId, ...text } }) {
    analysisPolicy.assert(actor, 'ask', null)
    return jsonAnswer(await suggest(actor, text, { model: true, except: articleId ?? null }))
  },
})
