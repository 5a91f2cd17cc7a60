import { z } from 'zod'
import { giftCookieName, giftPath, ownGiftsPath } from '#lib/addresses/paths.ts'
import { seeOther } from '#server/platform/door/answers.ts'
import { form } from '#server/platform/door/body.ts'
import { refusedToPage } from '#server/platform/door/form-refusal.ts'
import { noticeCookie } from '#server/platform/door/notice.ts'
import { route } from '#server/platform/door/route.ts'
import { now } from '#server/platform/process/clock.ts'
import { privateCookie } from '#server/platform/session/private-cookie.ts'
import { makeGift } from './commands/make-gift.ts'
import { openGift } from './commands/open-gift.ts'

/** `POST /api/gifts`: “Dar de presente”, a plain form on a premium article. Leads to the giver's gifts. */
export const receiveGift = route({
  name: 'gift',
  method: 'POST',
  access: 'signed_in',
  limit: { name: 'gift', points: 30, seconds: 600 },
  body: form(1_024, z.object({ article: z.uuid() })),
  async answer({ actor, input }) {
    const { id } = await makeGift(actor, { articleId: input.article })
    return seeOther(`${ownGiftsPath}#presente-${id}`)
  },
  refuse: refusedToPage,
})

const opened = z.object({ token: z.string().max(64), browser: z.string().max(64) })

/** `POST /api/gifts/open`: the one button of a gift's page. Sets the cookie that opens this gift in this browser, and leads back to it. */
export const receiveOpening = route({
  name: 'gift-opening',
  method: 'POST',
  access: 'anyone',
  limit: { name: 'gift-opening', points: 30, seconds: 600 },
  body: form(1_024, opened),
  async answer({ actor, input: { token, browser } }) {
    const { expiresAt } = await openGift(actor, { token, browser })
    const seconds = Math.max(1, Math.floor((expiresAt.getTime() - now().getTime()) / 1000))
    return seeOther(giftPath(token), privateCookie(giftCookieName, browser, { path: giftPath(token), seconds }))
  },
  refuse(refusal, { request, input }) {
    if (!input) return refusedToPage(refusal, { request })
    return seeOther(giftPath(encodeURIComponent(input.token)), noticeCookie('error', refusal.error.message))
  },
})
