import { createHash } from 'node:crypto'
import { z } from 'zod'
import { agendaPath } from '#lib/addresses/paths.ts'
import { DomainError, type FieldErrors } from '#lib/errors.ts'
import { blankEvent, type EventFormValues, eventFieldsOf } from '#lib/events/desk/form-values.ts'
import {
  blankTexts,
  type FilledForm,
  formValuesOf,
  type SentTexts,
  sendParts,
  textsOf,
} from '#lib/events/desk/send-form.ts'
import { readInvitationFile } from '#lib/events/invitation/invitation-file.ts'
import { spanOf } from '#lib/events/typed-time.ts'
import { sayWhen } from '#lib/events/when.ts'
import { limits } from '#lib/limits.ts'
import { parse } from '#lib/parse.ts'
import { sendEventInput } from '#lib/schemas/events/submission.ts'
import { defaultTimeZone } from '#lib/text/format.ts'
import { noStore, seeOther } from '#server/platform/door/answers.ts'
import { form, multipart } from '#server/platform/door/body.ts'
import { formAnswer } from '#server/platform/door/form-page.ts'
import { noticeCookie } from '#server/platform/door/notice.ts'
import { takeFrom } from '#server/platform/door/rate-limit.ts'
import { clientAddress, networkOf } from '#server/platform/door/request.ts'
import { type Refusal, refusedInText, route } from '#server/platform/door/route.ts'
import { now } from '#server/platform/process/clock.ts'
import { readInvitation } from '../invitation.ts'
import { findCitiesCalled, findEventCity, findStatedCities, searchEventCities } from '../queries/city-choices.ts'
import { sendEvent } from './commands/send-event.ts'

/** Enough for the longest texts with every letter escaped. */
const LONGEST_FORM = 128 * 1024
const sending = { name: 'event-sending', points: 10, seconds: 60 * 60 }
const filling = { name: 'event-filling', points: 30, seconds: 15 * 60 }

const text = z.string().default('')
/** The form's texts as typed; `site` is hidden, a trap for bots. */
const typed = z.object({
  ...(Object.fromEntries(Object.keys(blankTexts).map(name => [name, text])) as Record<keyof SentTexts, typeof text>),
  site: text,
})

/**
 * Receives the form of `/events/enviar`, which is plain HTML. Answers 303 back to it with a notice, or a page with the typed texts when it refuses (422,
 * 429). A filled hidden field gets the same thanks.
 */
export const receiveEvent = route({
  name: 'event-sending',
  method: 'POST',
  // Without the session: nothing of an account is stored with a sent event.
  access: 'public',
  body: form(LONGEST_FORM, typed),
  async answer({ request, actor, input: { site, ...texts } }) {
    if (site) return thanked()
    const city = await cityOf(texts.city)
    const fields = eventFieldsOf(formValuesOf(texts, city))
    const sender = { senderName: texts.senderName, senderEmail: texts.senderEmail }
    const input = parse(sendEventInput, { requestId: requestIdOf(texts), sender, fields })
    // Counted after the form was read, so that the refusal's page contains the typed texts.
    await takeFrom(sending, networkOf(clientAddress(request.headers)))
    await sendEvent(actor, input)
    return thanked()
  },
  refuse(refusal, { request, input }) {
    if (!input) return refusedInText(refusal)
    const { site: _, ...texts } = input
    return refusedForm(request, refusal, texts)
  },
})

/** Fills the form from a pasted invitation or an ICS file: answers the form's page with what the text says in it. */
export const fillForm = route({
  name: 'event-filling',
  method: 'POST',
  access: 'public',
  limit: filling,
  body: multipart(limits.event.invitationFile + LONGEST_FORM),
  async answer({ request, input }) {
    const from = networkOf(clientAddress(request.headers))
    const { values, city, zone, leftOut } = await readInvitation(await invitationIn(input), {
      sender: 'strangers',
      from,
    })
    const said = [sayFilled(values, city?.timeZone ?? defaultTimeZone), zone, leftOut].filter(Boolean).join(' ')
    const texts = textsOf(values, city?.name ?? '')
    return answered(request, 200, { texts, errors: {}, notice: { role: 'status', text: said } })
  },
  refuse: (refusal, { request }) => refusedForm(request, refusal, blankTexts),
})

/** The day that was read, with its weekday, so that the sender sees a wrong one. */
function sayFilled(values: Partial<EventFormValues>, timeZone: string): string {
  const { startDate } = values
  if (!startDate) return 'Não encontramos a data no texto. Complete o formulário.'
  const typedTime = { ...blankEvent, ...values, startDate }
  const read = typedTime.allDay || typedTime.startTime ? spanOf(typedTime, timeZone) : null
  const when = read && 'span' in read ? sayWhen({ ...read.span, allDay: typedTime.allDay, timeZone }, now()) : ''
  return `Preenchemos o que estava escrito${when && `: ${when}`}. Confira e complete.`
}

async function invitationIn(input: FormData): Promise<string> {
  const file = input.get('file')
  const pasted = input.get('text')
  const read = file instanceof File && file.size > 0 ? await readInvitationFile(file) : { text: String(pasted ?? '') }
  if ('refused' in read) throw new DomainError('invalid', { fields: { text: read.refused } })
  const invitation = read.text.slice(0, limits.event.invitation)
  if (invitation.trim() === '')
    throw new DomainError('invalid', { fields: { text: 'Cole o texto do convite ou escolha um arquivo ICS.' } })
  return invitation
}

/** The path of the city that a person typed: with its state, or the only one of its name. An empty text stays empty. */
async function cityOf(name: string): Promise<string> {
  const typedName = name.trim().slice(0, limits.event.city.max)
  if (!typedName) return ''
  if (/^[a-z0-9-]+-[a-z]{2}$/.test(typedName)) return (await findEventCity(typedName))?.path ?? typedName
  const [stated] = await findStatedCities(typedName)
  if (stated) return stated.path
  const called = await findCitiesCalled(typedName)
  const [first, ...others] = called.length > 0 ? called : await searchEventCities(typedName)
  if (first && others.length === 0) return first.path
  const choices = [first, ...others].flatMap(city => city?.name ?? []).slice(0, 4)
  const sentence =
    choices.length > 0
      ? `Qual destas? ${choices.join(', ')}`
      : 'Não encontramos esta cidade. Escreva com o estado: Santos (SP)'
  throw new DomainError('unknown_city', { fields: { city: sentence } })
}

/** The same texts of the same sender are the same request, however often the form is sent. */
function requestIdOf(texts: SentTexts): string {
  const hex = createHash('sha256')
    .update(JSON.stringify(Object.entries(texts).sort()))
    .digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  )
}

const thanked = () =>
  seeOther(
    '/events/enviar#enviado',
    noticeCookie('success', 'Obrigado! A redação vai conferir e responder por e-mail.'),
  )

function refusedForm(request: Request, { status, error, headers }: Refusal, texts: SentTexts): Response {
  const errors = byControl(error.fields)
  // The first in the order of the page.
  const first = Object.keys(blankTexts).find(name => errors[name])
  const reason = (first && errors[first]) ?? Object.values(errors)[0] ?? error.message
  return answered(request, status, { texts, errors, notice: { role: 'alert', text: reason } }, headers)
}

/** Messages by the names of the form's controls: `fields.title` of the schema is `title`. */
const byControl = (fields: FieldErrors) =>
  Object.fromEntries(Object.entries(fields).map(([name, message]) => [name.split('.').at(-1) ?? name, message]))

/** The form with texts in it: as JSON for the page's script, which shows it in place, else as a page. */
function answered(request: Request, status: number, form: FilledForm, headers: Record<string, string> = noStore) {
  if (request.headers.get('accept') === 'application/json') return Response.json(form, { status, headers })
  return formAnswer(sendingForm, form, status, headers)
}

const sendingForm = {
  title: 'Enviar um evento',
  action: '/api/events/enviar',
  parts: sendParts,
  submit: 'Enviar evento',
  back: { path: agendaPath, label: 'Voltar à agenda' },
}
