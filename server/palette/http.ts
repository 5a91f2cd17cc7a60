import { one } from '#lib/addresses/parameters.ts'
import { parse } from '#lib/parse.ts'
import { typedWords } from '#lib/schemas/search.ts'
import { jsonAnswer } from '#server/platform/door/answers.ts'
import { parametersOf } from '#server/platform/door/request.ts'
import { route } from '#server/platform/door/route.ts'
import { findInPalette } from './queries.ts'

/** `GET /api/palette?q=`: what the person who asks may open, by typed words. A request that is typed over is given up by the browser. */
export const getPalette = route({
  name: 'palette',
  method: 'GET',
  access: 'staff',
  limit: { name: 'palette', points: 1_200, seconds: 600 },
  async answer({ request, actor }) {
    const { typed } = parse(typedWords, { typed: one(parametersOf(request).q) ?? '' })
    return jsonAnswer(await findInPalette(actor, typed))
  },
})
