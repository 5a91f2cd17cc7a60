import { z } from 'zod'

const incomplete = 'Preencha todos os campos obrigatórios'
const notJson = 'JSON inválido na chave de serviço'
const notKey = 'Chave de serviço inválida. Certifique-se de que contém client_email e private_key.'
/** The longest key that is read; Google's have some 2,400 characters. */
const longest = 20_000

/** The parts of a service account's key that signing needs. */
export const serviceKey = z.object({
  client_email: z.string().regex(/^[^\s@]{1,200}@[^\s@]{1,200}$/),
  private_key: z.string().regex(/^-----BEGIN [A-Z ]*PRIVATE KEY-----/),
  private_key_id: z.string().max(200).optional(),
})
export type ServiceKey = z.output<typeof serviceKey>

/** A key from its JSON; the sentence about a mistake otherwise. */
export function serviceKeyIn(text: string): ServiceKey | string {
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    return notJson
  }
  const key = serviceKey.safeParse(parsed)
  return key.success ? key.data : notKey
}

const keyText = z
  .string()
  .trim()
  .max(longest, { error: 'Chave muito longa', abort: true })
  .superRefine((text, context) => {
    const key = text === '' ? null : serviceKeyIn(text)
    if (typeof key === 'string') context.addIssue({ code: 'custom', message: key })
  })
const propertyText = z
  .string()
  .trim()
  .max(40, 'Property ID muito longo')
  .regex(/^(?:\d{1,20})?$/, 'O Property ID tem só números, como 123456789')
const networkText = z
  .string()
  .trim()
  .regex(/^(?:\d{4,20})?$/, 'O Network Code tem só números, de 4 a 20')

/** The form's fields. An empty key keeps the stored one; the command refuses it without one. */
export const googleForm = z.strictObject({
  key: keyText,
  propertyId: propertyText.refine(text => text !== '', incomplete),
  networkCode: networkText,
})
export type GoogleForm = z.output<typeof googleForm>

/** The saved fields, with the network code that the form started from. */
export const googleFields = googleForm.extend({ networkFrom: networkText })
export type GoogleFields = z.output<typeof googleFields>

/** The tested fields. An empty key tests the stored one. */
export const googleTest = z.strictObject({ key: keyText, propertyId: propertyText, networkCode: networkText })
export type GoogleTest = z.output<typeof googleTest>

export { incomplete as incompleteGoogle }
