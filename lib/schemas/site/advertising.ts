import { z } from 'zod'

const LONGEST = 20_000
/** IAB ads.txt 1.1: a record of three or four fields, a variable, a comment. */
const record = /^[a-z0-9.-]+\.[a-z]{2,}\s*,\s*[^,\s;#]+\s*,\s*(?:DIRECT|RESELLER)\s*(?:,\s*[\w.-]+\s*)?(?:;.*)?$/i
const variable = /^(?:contact|subdomain|inventorypartnerdomain|ownerdomain|managerdomain)\s*=\s*\S.*$/i

/** The number of the first line that is not valid in ads.txt, from 1; null when all are valid. */
export function wrongAdsTxtLine(text: string): number | null {
  const wrong = text.split('\n').findIndex(line => {
    const words = line.split('#', 1)[0]?.trim() ?? ''
    return words !== '' && !record.test(words) && !variable.test(words)
  })
  return wrong < 0 ? null : wrong + 1
}

/** The form of the advertising network. */
export const advertisingFields = z.object({
  networkCode: z
    .string()
    .trim()
    .regex(/^(?:\d{4,20})?$/, 'O código da rede deve ter de 4 a 20 algarismos'),
  adsTxt: z
    .string()
    .max(LONGEST, 'O arquivo é longo demais')
    .transform(text => text.replace(/\r\n?/g, '\n').trim())
    .superRefine((text, issue) => {
      const line = wrongAdsTxtLine(text)
      if (line !== null)
        issue.addIssue(`A linha ${line} não está no formato do ads.txt: use “domínio, conta, DIRECT ou RESELLER”`)
    }),
})

export const saveAdvertisingInput = advertisingFields.extend({
  /** The fields that the form started from. Null overwrites any newer value. */
  from: advertisingFields.nullish(),
})
export type SaveAdvertisingInput = z.output<typeof saveAdvertisingInput>
export type AdvertisingFields = z.output<typeof advertisingFields>
