import { z } from 'zod'
import { addressLinkPath, confirmationPath } from '#lib/addresses/paths.ts'
import { linkInput } from '#lib/schemas/account.ts'
import { seeOther } from '#server/platform/door/answers.ts'
import { form } from '#server/platform/door/body.ts'
import { noticeCookie } from '#server/platform/door/notice.ts'
import { type Refusal, refusedInText, route } from '#server/platform/door/route.ts'
import { sessionOf } from '#server/platform/session/request-session.ts'
import { answerEmailChange, type ChangeOutcome } from './commands/answer-email-change.ts'
import { confirmAddress } from './commands/confirm-address.ts'

const LONGEST_FORM = 1_024
/** Limits guesses of tokens. */
const limit = { name: 'account-link', points: 60, seconds: 15 * 60 }

/** The sentence of a field where one is wrong: a plain form has no other place for it. */
const sentenceOf = ({ error }: Refusal): string => Object.values(error.fields)[0] ?? error.message

/** Back to the link's page, which says why it no longer works, with a notice. */
const backTo =
  (path: (token: string) => string) =>
  (refusal: Refusal, { input }: { input?: { token: string } }) =>
    input && !refusal.malformed
      ? seeOther(path(input.token), noticeCookie('error', sentenceOf(refusal)))
      : refusedInText(refusal)

/** `POST /api/auth/confirmar`: confirms an address by a plain form, which works without a script. Leads to the home page. */
export const postConfirmation = route({
  name: 'confirm-address',
  method: 'POST',
  access: 'anyone',
  limit,
  body: form(LONGEST_FORM, linkInput.extend({ password: z.string().optional() })),
  async answer({ actor, input }) {
    await confirmAddress(actor, input)
    return seeOther('/', noticeCookie('success', 'E-mail confirmado. Você já pode fazer login.'))
  },
  refuse: backTo(confirmationPath),
})

const sentences: Record<ChangeOutcome, string> = {
  changed: 'E-mail trocado. Entre com o novo endereço.',
  waiting: 'Endereço confirmado. Falta confirmar pelo link enviado ao outro endereço.',
  stopped: 'A mudança de e-mail foi cancelada. Se não foi você quem a pediu, troque a sua senha.',
}

/** `POST /api/auth/endereco`: confirms or stops a change of address by a plain form. Leads to the home page. */
export const postAddressAnswer = route({
  name: 'answer-email-change',
  method: 'POST',
  access: 'anyone',
  limit,
  body: form(LONGEST_FORM, linkInput.extend({ answer: z.enum(['confirmar', 'cancelar']) })),
  async answer({ request: { headers }, input: { token, answer } }) {
    const keep = (await sessionOf(headers))?.id ?? null
    const outcome = await answerEmailChange({ token, agrees: answer === 'confirmar', keep })
    return seeOther('/', noticeCookie('success', sentences[outcome]))
  },
  refuse: backTo(addressLinkPath),
})
