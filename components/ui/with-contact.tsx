import type { ReactNode } from 'react'
import { contactPath } from '#lib/addresses/paths.ts'
import { contactInvitation } from '#lib/support/contact-invitation.ts'

/** A sentence whose invitation to speak with the newspaper is a link. */
export function withContact(sentence: string, path: string = contactPath): ReactNode {
  const [before, invited, after] = sentence.split(contactInvitation)
  if (!invited) return sentence
  return (
    <>
      {before}
      <a href={path} className="underline">
        {invited}
      </a>
      {after}
    </>
  )
}
