import { z } from 'zod'
import { DomainError } from '#lib/errors.ts'
import { limits } from '#lib/limits.ts'
import { jsonAnswer } from '#server/platform/door/answers.ts'
import { stream } from '#server/platform/door/body.ts'
import { route } from '#server/platform/door/route.ts'
import { importSubscribers } from './commands/import-subscribers.ts'
import { readSubscriberFile } from './file.ts'

/**
 * `POST /api/newsletter/import`: takes a CSV of subscribers. With `?previa=1` it writes nothing and gives what it would do; without, only with
 * `?consentimento=1`, the master's declaration. Masters only.
 */
export const receiveSubscribers = route({
  name: 'newsletter-import',
  method: 'POST',
  access: 'master',
  limit: { name: 'newsletter-import', points: 60, seconds: 600 },
  body: stream(limits.newsletter.fileBytes),
  async answer({ actor, input, request }) {
    const { searchParams } = new URL(request.url)
    const is = (name: string) => z.literal('1').safeParse(searchParams.get(name)).success
    const preview = is('previa')
    if (!preview && !is('consentimento'))
      throw new DomainError('invalid', {
        fields: { consent: 'Declare que estas pessoas pediram para receber a newsletter.' },
      })
    return jsonAnswer(await importSubscribers(actor, { lines: readSubscriberFile(input), preview }))
  },
})
