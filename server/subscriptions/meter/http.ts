import { z } from 'zod'
import { seeOther } from '#server/platform/door/answers.ts'
import { form } from '#server/platform/door/body.ts'
import { refusedToPage } from '#server/platform/door/form-refusal.ts'
import { route } from '#server/platform/door/route.ts'
import { openMetered } from './commands/open-metered.ts'

/** `POST /api/meter`: “Ler este texto”, a plain form at the paywall. Leads back to the article, open now. */
export const receiveMetered = route({
  name: 'meter',
  method: 'POST',
  access: 'signed_in',
  limit: { name: 'meter', points: 60, seconds: 600 },
  body: form(1_024, z.object({ article: z.uuid() })),
  async answer({ actor, input }) {
    const { path } = await openMetered(actor, { articleId: input.article })
    return seeOther(path)
  },
  refuse: refusedToPage,
})
