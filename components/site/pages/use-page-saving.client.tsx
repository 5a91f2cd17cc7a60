'use client'

import { useRouter } from 'next/navigation'
import { type RefObject, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { toast } from 'sonner'
import { bodyLines } from '#components/articles/versions/body-lines.ts'
import type { BodyEditorHandle } from '#components/editor/body-hooks.client.tsx'
import type { Journal } from '#components/journal/use-journal.client.tsx'
import { forgetFailure, sayFailure, sayRefusal, unanswered } from '#components/ui/forms/form-failure.ts'
import type { Act, ActionError } from '#lib/outcome.ts'
import type { SaveSitePageInput, SitePageFields } from '#lib/schemas/site/site-page.ts'
import type { SitePageSlug } from '#lib/site/pages/site-pages.ts'
import type { Conflict } from './page-conflict-dialog.client.tsx'

/** The server's version of an institutional page, loaded for a conflict. */
export interface LoadedPage extends SitePageFields {
  version: number
  savedBy: string
  updatedAt: Date | null
}

export interface SitePageActions {
  save: Act<SaveSitePageInput, { version: number }>
  load: Act<{ slug: SitePageSlug }, LoadedPage>
}

/** An institutional page's journal: the text and the version it started from. */
export type PageJournal = Journal<SitePageFields, { version: number }>

interface SavingOptions {
  slug: SitePageSlug
  form: UseFormReturn<SitePageFields>
  editor: RefObject<BodyEditorHandle | null>
  actions: SitePageActions
  journal: PageJournal
  /** The version that the form's text started from. */
  held: { current: number }
}

const failure = 'Não foi possível salvar a página.'

/**
 * Saves an institutional page and handles an ended session, a conflict and an unreachable server. The form keeps the typed text in every case.
 */
export function usePageSaving({ slug, form, editor, actions, journal, held }: SavingOptions) {
  const router = useRouter()
  const [theirs, setTheirs] = useState<LoadedPage | null>(null)
  const [signedOut, setSignedOut] = useState(false)

  function put(fields: SitePageFields): void {
    form.reset(fields, { keepDefaultValues: true })
    editor.current?.replace(fields.content)
  }

  async function refuse(error: ActionError): Promise<void> {
    if (error.code === 'signed_out') {
      // The dialog is open already: without a message the button would seem dead.
      if (signedOut) sayFailure(error.message)
      return setSignedOut(true)
    }
    setSignedOut(false)
    if (error.code === 'page_changed_meanwhile') {
      const loaded = await actions.load({ slug }).catch(unanswered)
      if (loaded.data) return setTheirs(loaded.data)
    }
    sayRefusal(error, form.setError)
  }

  async function save(fields: SitePageFields): Promise<void> {
    forgetFailure()
    const sent = form.getValues()
    const outcome = await actions.save({ slug, version: held.current, fields }).catch(unanswered)
    if (outcome.serverError) return refuse(outcome.serverError)
    if (!outcome.data) return void sayFailure(failure)
    held.current = outcome.data.version
    journal.saved(sent)
    setSignedOut(false)
    toast.success('Página salva. Os leitores já veem a mudança.')
    router.refresh()
  }

  return {
    /** Saves the form, unless its text is saved already: the second click of a double click may come after the answer to the first. */
    async save(fields: SitePageFields): Promise<void> {
      if (held.current === 0 || journal.isDirty()) await save(fields)
    },
    /** Both versions, during a conflict. */
    conflict: theirs && pageConflict(theirs, form.getValues()),
    signedOut,
    closeConflict: () => setTheirs(null),
    closeSignIn: () => setSignedOut(false),
    /** Saves this form's text over the other person's. */
    async keepMine(fields: SitePageFields): Promise<void> {
      if (!theirs) return
      held.current = theirs.version
      setTheirs(null)
      await save(fields)
    },
    /** Replaces this form's text by the server's version; the journal keeps the replaced text. */
    takeTheirs(): void {
      if (!theirs) return
      journal.setAside()
      held.current = theirs.version
      const stored = { title: theirs.title, content: theirs.content }
      put(stored)
      journal.saved(stored)
      setTheirs(null)
      toast.info('Seu texto ficou guardado neste navegador.')
    },
    /** Puts the text kept by this browser back into the form. */
    restore(): void {
      if (!journal.found) return
      held.current = journal.found.version
      put(journal.found.fields)
      journal.discard(journal.found)
    },
  }
}

/**
 * Two versions of an institutional page, as parts for the conflict dialog. Takes the server's version and this form's text.
 * Browsers only: `bodyLines` uses the DOM parser.
 */
const pageConflict = (theirs: LoadedPage, mine: SitePageFields): Conflict => ({
  title: 'Esta página mudou enquanto você escrevia',
  savedBy: theirs.savedBy,
  savedAt: theirs.updatedAt && new Date(theirs.updatedAt),
  parts: [
    { name: 'Título', theirs: [theirs.title], mine: [mine.title] },
    { name: 'Texto', theirs: bodyLines(theirs), mine: bodyLines(mine) },
  ],
  fate: 'Se você ficar com a versão salva, o seu texto continua guardado neste navegador e pode ser restaurado. Se mantiver a sua, a outra deixa de existir: copie dela o que precisar.',
})
