'use client'

import { useRef, useState } from 'react'
import { forgetFailure, sayError, sayFailure, unanswered } from '#components/ui/forms/form-failure.ts'
import type { Act } from '#lib/outcome.ts'
import type { CreatePreviewInput } from '#lib/schemas/articles/preview.ts'
import type { Saving } from '../saving/machine/saving.ts'

interface PreviewOptions {
  saving: Saving
  create: Act<CreatePreviewInput, { id: string; path: string }>
  refresh: () => void
}

export type PreviewWidth = 'desk' | 'phone'

/** A window as narrow as a phone: a real width, which the page's own rules answer. */
const phone = 'popup,width=390,height=844'

const failure = 'Não foi possível abrir a prévia.'

/** Whether an address made earlier still shows the text: its link may have been revoked meanwhile. */
const holds = (address: string) =>
  fetch(address, { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  )

/** Opens the text as readers would see it in a tab of its own, under a link for one day that is made once a screen (PUB-6). */
export function usePreview({ saving, create, refresh }: PreviewOptions) {
  const [busy, setBusy] = useState(false)
  const made = useRef<string | null>(null)

  async function addressOf(articleId: string): Promise<string | null> {
    if (made.current && (await holds(made.current))) return made.current
    const outcome = await create({ articleId, days: 1 }).catch(unanswered)
    if (outcome.serverError) sayError(outcome.serverError, failure)
    if (!outcome.data) return null
    refresh()
    return new URL(outcome.data.path, window.location.origin).href
  }

  async function show(articleId: string, width: PreviewWidth): Promise<void> {
    forgetFailure()
    // Browsers open a tab only in answer to the press itself, not after a request.
    const tab = window.open('', '_blank', width === 'phone' ? phone : undefined)
    if (!tab) return sayFailure(failure, 'O navegador não deixou abrir outra aba.')
    setBusy(true)
    // The preview shows what is saved. A scheduled text is saved by its own button alone.
    if (saving.state.dirty && !saving.state.byHand) await saving.save()
    made.current = await addressOf(articleId)
    setBusy(false)
    if (made.current === null) return tab.close()
    tab.opener = null
    tab.location.replace(made.current)
  }
  return { busy, show }
}
