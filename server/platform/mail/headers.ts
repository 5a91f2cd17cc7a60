import { z } from 'zod'

/** One mail address without a name: no character that ends a header line or separates recipients. */
const singleAddress = /^[^\s@,;:<>()[\]"\\\p{Cc}]+@[^\s@,;:<>()[\]"\\\p{Cc}]+$/u

/** Whether a text is exactly one mail address. */
export const isSingleAddress = (text: string): boolean => singleAddress.test(text)

/** A text on one line, for a subject or a name: control characters and line separators become spaces. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()

const messageId = z.string().regex(/^<[^\s<>@\p{Cc}]+@[^\s<>@\p{Cc}]+>$/u)

/** An http(s) address in ASCII, without characters that would end the angle brackets around it. */
const bracketed = z
  .string()
  .max(900)
  .regex(/^https?:\/\/[!-;=?-~]+$/)
  .transform(url => `<${url}>`)

/**
 * The headers that a caller may set: a closed list, each with the shape of its value. A wrong value is refused and not repaired,
 * since it may be an attempt to inject a header.
 */
const callersHeaders = z
  .strictObject({
    'Reply-To': z.string().regex(singleAddress),
    'In-Reply-To': messageId,
    References: messageId,
    Precedence: z.enum(['bulk', 'list']),
    /** `<boletim.jornal.com.br>`, RFC 2919. */
    'List-Id': z.string().regex(/^<[a-z0-9-]+(\.[a-z0-9-]+)+>$/),
    /** The unsubscribe address; angle brackets are added here. */
    'List-Unsubscribe': bracketed,
    /** RFC 8058: a POST to `List-Unsubscribe` unsubscribes. */
    'List-Unsubscribe-Post': z.literal('List-Unsubscribe=One-Click'),
    /** `campaign:kind:sender`: mailbox providers count complaints under it. */
    'Feedback-ID': z.string().regex(/^[\w.-]{1,80}(:[\w.-]{1,80}){1,3}$/),
  })
  .partial()
  .refine(headers => !headers['List-Unsubscribe-Post'] || headers['List-Unsubscribe'], 'Nothing to unsubscribe from')

export type MailHeaders = z.input<typeof callersHeaders>

/** Checks a caller's headers and gives them as they are sent. Raises a ZodError. */
export const checkedHeaders = (headers: MailHeaders = {}): Record<string, string> => callersHeaders.parse(headers)
