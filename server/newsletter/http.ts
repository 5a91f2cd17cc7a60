import { z } from 'zod'
import { anonymous } from '#lib/actor.ts'
import { askedPath, ownNewsletterPath } from '#lib/addresses/paths.ts'
import { isDomainError } from '#lib/errors.ts'
import { parse } from '#lib/parse.ts'
import { ownersActInput, subscribeFields, subscriptionToken } from '#lib/schemas/newsletter/subscriber.ts'
import { jsonAnswer, seeOther, textAnswer } from '#server/platform/door/answers.ts'
import { form } from '#server/platform/door/body.ts'
import { refusedToPage } from '#server/platform/door/form-refusal.ts'
import { noticeCookie } from '#server/platform/door/notice.ts'
import { takeFrom } from '#server/platform/door/rate-limit.ts'
import { clientAddress, networkOf } from '#server/platform/door/request.ts'
import { route } from '#server/platform/door/route.ts'
import { changeSubscription, unsubscribe } from './commands/change-subscription.ts'
import { subscribe } from './commands/subscribe.ts'

const longestForm = 4_096
const limit = { name: 'newsletter', points: 20, seconds: 15 * 60 }
const text = z.string().default('')
/** The form's fields as typed; `site` is hidden, a trap for bots. */
const typed = z.object({ email: z.string(), name: text, city: text, frequency: z.string().optional(), site: text })

/**
 * `POST /api/newsletter`: the sign-up form of a reader page. Leads to the page that asks for the confirmation, whoever the address belongs to. A
 * script that stays on the page gets the sentence instead.
 */
export const receiveSignUp = route({
  name: 'newsletter',
  method: 'POST',
  // No session is read: the form is everybody's, and nothing of the account is stored.
  access: 'public',
  body: form(longestForm, typed),
  async answer({ request, actor, input: { site, ...fields } }) {
    if (site) return asked(request)
    const wanted = parse(subscribeFields, fields)
    await takeFrom(limit, networkOf(clientAddress(request.headers)))
    await subscribe(actor, wanted)
    return asked(request)
  },
  refuse(refusal, { request, input }) {
    const reason = Object.values(refusal.error.fields)[0] ?? refusal.error.message
    const told = { ...refusal, error: { ...refusal.error, message: reason } }
    if (staysOnPage(request)) return jsonAnswer(told.error, told.status, told.headers)
    return refusedToPage({ ...told, malformed: refusal.malformed && !input }, { request })
  },
})

const staysOnPage = ({ headers }: Request): boolean => headers.get('accept') === 'application/json'

/** The same for every address. */
const asked = (request: Request): Response =>
  staysOnPage(request)
    ? jsonAnswer({
        message: 'Enviamos uma mensagem para o endereço que você digitou. Abra o link dela para confirmar.',
      })
    : seeOther(askedPath)

/** `POST /api/newsletter/subscription`: the buttons of a subscription's own page. Leads back to it. */
export const receiveOwnersAct = route({
  name: 'newsletter-own',
  method: 'POST',
  access: 'public',
  limit: { name: 'newsletter-own', points: 60, seconds: 600 },
  body: form(longestForm, ownersActInput),
  async answer({ actor, input }) {
    await changeSubscription(actor, input)
    return seeOther(ownNewsletterPath(input.token), noticeCookie('success', done[input.act]))
  },
  refuse: refusedToPage,
})

const done = {
  confirm: 'Inscrição confirmada. Até a próxima edição!',
  change: 'Suas escolhas foram salvas.',
  leave: 'Você não receberá mais a newsletter.',
} as const

/**
 * `POST /api/newsletter/leave/{token}`: the one-click unsubscribing of mail programs (RFC 8058), from anywhere and without cookies. An unknown token gets
 * the same answer, so that nobody can try tokens.
 */
export const receiveOneClick = route({
  name: 'newsletter-leave',
  method: 'POST',
  access: 'public',
  origin: 'anywhere',
  params: z.object({ token: z.string().max(64).toLowerCase() }),
  limit: { name: 'newsletter-leave', points: 600, seconds: 600 },
  body: form(longestForm, z.object({})),
  async answer({ params }) {
    await unsubscribe(anonymous, params).catch(error => {
      if (!isDomainError(error) || error.kind !== 'not_found') throw error
    })
    return textAnswer('Inscrição cancelada.', 200)
  },
})

/**
 * `GET /api/newsletter/leave/{token}`: the same address opened in a browser, by people and by programs that look at links. Leads to the subscription's page and
 * changes nothing (abuse case 39).
 */
export const showOneClick = route({
  name: 'newsletter-leave-page',
  method: 'GET',
  access: 'public',
  params: z.object({ token: subscriptionToken }),
  answer: ({ params }) => seeOther(ownNewsletterPath(params.token)),
})
