import { z } from 'zod'

const bearer = 'urn:oasis:names:tc:SAML:2.0:cm:bearer'

/** A confirmation of the subject that names its request, its recipient and its end. The library gives XML as lists, with attributes under `$`. */
const confirmationShape = z.object({
  $: z.object({ Method: z.literal(bearer) }),
  SubjectConfirmationData: z.tuple([
    z.object({
      $: z.object({ InResponseTo: z.string(), Recipient: z.string(), NotOnOrAfter: z.iso.datetime({ offset: true }) }),
    }),
  ]),
})
const assertionShape = z.object({
  Assertion: z.object({
    Subject: z.tuple([z.object({ SubjectConfirmation: z.array(z.unknown()) })]),
    Conditions: z.tuple([
      z.object({ AudienceRestriction: z.array(z.object({ Audience: z.array(z.object({ _: z.string() })) })).min(1) }),
    ]),
  }),
})

/** What an assertion must be for. */
export interface Expected {
  requestId: string
  /** This newspaper's address for answers. */
  recipient: string
  audience: string
  /** The earliest end that still counts. */
  endsAfter: Date
}

/**
 * Raises unless a signed assertion itself says that it answers this request, at this address, for this newspaper, and has not ended (SAML profiles,
 * 4.1.4.3). The response around it is unsigned: the library also accepts an assertion that leaves some of it to the response.
 */
export function assertMeant(signed: unknown, { requestId, recipient, audience, endsAfter }: Expected): void {
  const { Subject, Conditions } = assertionShape.parse(signed).Assertion
  const isConfirmed = Subject[0].SubjectConfirmation.some(each => {
    const data = confirmationShape.safeParse(each).data?.SubjectConfirmationData[0].$
    return data?.InResponseTo === requestId && data.Recipient === recipient && new Date(data.NotOnOrAfter) > endsAfter
  })
  if (!isConfirmed) throw new Error('No confirmation for this request, recipient and moment')
  const isMeant = Conditions[0].AudienceRestriction.every(({ Audience }) => Audience.some(({ _ }) => _ === audience))
  if (!isMeant) throw new Error('Another audience')
}
