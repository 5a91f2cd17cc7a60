'use client'

import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import type { FieldPath } from 'react-hook-form'
import { toast } from 'sonner'
import { forgetFailure, sayFailure, unreachable } from '#components/ui/form-failure.ts'
import type { ArticleStatus } from '#lib/article.ts'
import type { ActionError, Outcome } from '#lib/outcome.ts'
import type { ArticleFields, ArticleFieldsInput } from '#lib/schemas/article.ts'
import type { ArticleActions, LoadedArticle, StandingArticle } from './article-actions.ts'
import type { ArticleFormControl } from './article-form-control.ts'
import type { ArticleJournal } from './use-journal.client.tsx'

interface SavingOptions {
  form: ArticleFormControl
  article: StandingArticle | null
  /** The story idea that a new article is written from. */
  ideaId?: string
  actions: ArticleActions
  journal: ArticleJournal
  /** The form's own names of its request and of the version it holds. */
  held: { current: { requestId: string; version: number | null } }
}

const failure = 'Não foi possível salvar o artigo.'
const moveFailure = 'Não foi possível atualizar o status.'
const createFailure = 'Não foi possível criar o artigo. Tente novamente.'

/** Saving and moving an article, with everything that can come between. Whatever happens, the form keeps what was typed. */
export function useSaving({ form, article, ideaId, actions, journal, held }: SavingOptions) {
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const running = useRef(false)
  const [theirs, setTheirs] = useState<LoadedArticle | null>(null)
  const [retry, setRetry] = useState<(() => Promise<void>) | null>(null)

  /** One thing at a time: a second click finds the first still running. */
  async function once(work: () => Promise<void>): Promise<void> {
    if (running.current) return
    running.current = true
    forgetFailure()
    setBusy(true)
    try {
      await work()
    } finally {
      running.current = false
      setBusy(false)
    }
  }

  async function refuse(error: ActionError, again: () => Promise<void>, title = failure): Promise<void> {
    if (error.code === 'signed_out') {
      // The dialog is open already: without a word, the button would seem dead.
      if (retry) sayFailure(error.message)
      return setRetry(() => again)
    }
    setRetry(null)
    if (error.code === 'changed_meanwhile' && article) {
      const { data } = await attempt(() => actions.load({ id: article.id }))
      if (data) return setTheirs(data)
    }
    for (const [name, message] of Object.entries(error.fields)) {
      form.setError(name as FieldPath<ArticleFieldsInput>, { type: 'server', message })
    }
    const [wrong] = Object.keys(error.fields)
    if (wrong) form.setFocus(wrong as FieldPath<ArticleFieldsInput>)
    sayFailure(title, Object.values(error.fields)[0] ?? error.message)
  }

  /** Saves over the version the form holds; whether it worked. */
  async function save(fields: ArticleFields, again: () => Promise<void>): Promise<boolean> {
    if (!article) return false
    const sent = form.getValues()
    const version = held.current.version ?? article.version
    const { data, serverError } = await attempt(() => actions.save({ id: article.id, version, fields }))
    if (!data) {
      await refuse(serverError ?? lost, again)
      return false
    }
    held.current.version = data.version
    settle(sent, data.slug)
    return true
  }

  /** What was sent is safe; a slug that was taken has become another. */
  function settle(sent: ArticleFieldsInput, slug: string): void {
    if (form.getValues('slug') === sent.slug) form.setValue('slug', slug)
    if (slug !== sent.slug) toast.info(`O slug “${sent.slug}” já está em uso. O artigo ficou com “${slug}”.`)
    journal.saved({ ...sent, slug })
    setRetry(null)
  }

  async function move(status: ArticleStatus, again: () => Promise<void>): Promise<boolean> {
    if (!article) return false
    const version = held.current.version ?? article.version
    const { data, serverError } = await attempt(() => actions.changeStatus({ id: article.id, version, status }))
    if (!data) {
      await refuse(serverError ?? lost, again, moveFailure)
      return false
    }
    held.current.version = data.version
    setRetry(null)
    return true
  }

  const create = (fields: ArticleFields): Promise<void> =>
    once(async () => {
      const sent = form.getValues()
      const { requestId } = held.current
      const { data, serverError } = await attempt(() => actions.create({ ...fields, requestId, ideaId }))
      if (!data) return refuse(serverError ?? lost, () => create(fields), createFailure)
      settle(sent, data.slug)
      toast.success('Artigo criado como rascunho.')
      router.push('/dashboard')
    })

  /** Saves what is unsaved, then moves the article where it is wanted (editorial §4). */
  const saveAndMove = (fields: ArticleFields, from: ArticleStatus, to: ArticleStatus): Promise<void> =>
    once(async () => {
      const again = () => saveAndMove(fields, from, to)
      if (journal.isDirty() && !(await save(fields, again))) return
      if (to !== from && !(await move(to, again))) return
      toast.success(saidOf(from, to))
      router.refresh()
    })

  /** Saves this form's text over what somebody else saved. */
  const keepMine = (fields: ArticleFields): Promise<void> =>
    once(async () => {
      if (!theirs) return
      held.current.version = theirs.version
      setTheirs(null)
      if (!(await save(fields, () => keepMine(fields)))) return
      toast.success('Artigo salvo.')
      router.refresh()
    })

  return {
    busy,
    create,
    saveAndMove,
    keepMine,
    theirs,
    closeConflict: () => setTheirs(null),
    signedOut: retry !== null,
    askToSignIn: () => setRetry(() => async () => setRetry(null)),
    retry: async () => retry?.(),
    closeSignIn: () => setRetry(null),
  }
}

/** What a failure of the network looks like from here. */
const lost: ActionError = { code: 'unexpected', message: unreachable, fields: {} }

async function attempt<Data>(ask: () => Promise<Outcome<Data>>): Promise<Outcome<Data>> {
  try {
    return (await ask()) ?? { serverError: lost }
  } catch {
    return { serverError: lost }
  }
}

function saidOf(from: ArticleStatus, to: ArticleStatus): string {
  if (to === from) return 'Artigo salvo.'
  if (to === 'published') return 'Artigo publicado! Validação SEO em andamento...'
  return to === 'review' && from === 'draft' ? 'Artigo enviado para revisão.' : 'Artigo salvo.'
}
