'use client'

import type { ComponentProps, MouseEvent } from 'react'
import { sayError, unanswered } from '#components/ui/forms/form-failure.ts'
import type { Outcome } from '#lib/outcome.ts'
import { withProof } from './with-proof.ts'

const failure = 'Não foi possível baixar o arquivo.'

/** Whether the person's proof of identity is recent, as an action would answer. */
async function isProved(): Promise<Outcome<null>> {
  const response = await fetch('/api/session/proof')
  const answer = await response.json()
  if (!response.ok) return { serverError: answer }
  const missing = { code: 'proof_needed', message: 'Confirme que é você para continuar.', fields: {} } as const
  return answer.proved ? { data: null } : { serverError: missing }
}

/** A link to a download that needs a recent proof of identity: asks for it first. Without a script the server refuses the download. */
export function ProvedDownload({ href, children, ...props }: ComponentProps<'a'> & { href: string }) {
  async function start(event: MouseEvent) {
    event.preventDefault()
    const outcome = await withProof(isProved)(undefined).catch(unanswered)
    if (outcome.serverError) return sayError(outcome.serverError, failure)
    const link = document.createElement('a')
    Object.assign(link, { href, download: '' })
    link.click()
  }
  return (
    <a {...props} href={href} download onClick={start}>
      {children}
    </a>
  )
}
