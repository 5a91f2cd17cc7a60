import { z } from 'zod'
import { contactPath, receivedPath } from '#lib/addresses/paths.ts'
import { parse } from '#lib/parse.ts'
import { contactFields } from '#lib/schemas/support.ts'
import { contactAction, contactFormFields } from '#lib/support/contact-form.ts'
import { seeOther } from '#server/platform/door/answers.ts'
import { form } from '#server/platform/door/body.ts'
import { formAnswer } from '#server/platform/door/form-page.ts'
import { noticeCookie } from '#server/platform/door/notice.ts'
import { isFirstAsk, keyOf, takeFrom } from '#server/platform/door/rate-limit.ts'
import { clientAddress, networkOf } from '#server/platform/door/request.ts'
import { refusedInText, route } from '#server/platform/door/route.ts'
import { sendContact } from './commands/send-message.ts'

/** Enough for the longest message with every letter escaped. */
const LONGEST_FORM = 128 * 1024
const limit = { name: 'contact', points: 10, seconds: 60 * 60 }
/** Notes the networks that write for an address: the first message of each is spared. The command itself counts the address's messages. */
const perAddress = { name: 'contact-address', seconds: 24 * 60 * 60 }
const text = z.string().default('')
/** The form's fields as typed; `site` is hidden, a trap for bots. */
const typed = z.object({ name: text, email: text, subject: text, message: text, site: text })

/**
 * Receives the form of `/contato`, which is plain HTML. Leads to the page that shows the protocol, or answers a page with the typed text when it
 * refuses (422, 429). A filled hidden field gets thanks.
 */
export const receiveContact = route({
  name: 'contact',
  method: 'POST',
  // The session would be read before the form: without a database, the typed text would then be lost. Nothing of the account is stored.
  access: 'public',
  body: form(LONGEST_FORM, typed),
  async answer({ request, actor, input: { site, ...texts } }) {
    if (site) return seeOther(contactPath, noticeCookie('success', 'Obrigado! Sua mensagem chegou à redação.'))
    const fields = parse(contactFields, texts)
    // Counted after the form was read, so that the refusal's page contains the typed text.
    const network = networkOf(clientAddress(request.headers))
    await takeFrom(limit, network)
    const isSpared = await isFirstAsk(perAddress, keyOf(fields.email), network)
    const { protocol } = await sendContact(actor, { ...fields, isSpared })
    return seeOther(receivedPath(protocol))
  },
  refuse(refusal, { input }) {
    if (!input) return refusedInText(refusal)
    const { site: _, ...texts } = input
    const { status, error, headers } = refusal
    const notice = { role: 'alert', text: Object.values(error.fields)[0] ?? error.message } as const
    return formAnswer(contactForm, { texts, errors: error.fields, notice }, status, headers)
  },
})

const contactForm = {
  title: 'Fale com o jornal',
  action: contactAction,
  parts: [{ title: 'Sua mensagem', fields: contactFormFields }],
  submit: 'Enviar mensagem',
  back: { path: contactPath, label: 'Voltar à página de contato' },
}
