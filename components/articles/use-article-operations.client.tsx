'use client'

import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import type { FieldPath } from 'react-hook-form'
import { toast } from 'sonner'
import { forgetFailure, sayFailure, unreachable } from '#components/ui/forms/form-failure.ts'
import type { ArticleStatus } from '#lib/articles/article.ts'
import { errorKinds } from '#lib/errors.ts'
import type { Choice } from '#lib/merge/article.ts'
import type { ActionError, Outcome } from '#lib/outcome.ts'
import type { ArticleFieldsInput } from '#lib/schemas/articles/article.ts'
import type { ArticleActions } from './form/article-actions.ts'
import type { ArticleFormControl } from './form/article-form-control.ts'
import type { Saving } from './saving/machine/saving.ts'
import type { Result } from './saving/machine/saving-state.ts'
import type { StandingArticle } from './saving/standing-article.ts'

interface OperationsOptions {
  form: ArticleFormControl
  article: StandingArticle | null
  actions: ArticleActions
  saving: Saving
}

const createFailure = 'Não foi possível criar o artigo. Tente novamente.'

/** What the form's buttons do, with the dialogs that can come between. Whatever happens, the form keeps what was typed. */
export function useArticleOperations({ form, article, actions, saving }: OperationsOptions) {
  // A new article is a draft first (editorial §4).
  const from = article?.status ?? 'draft'
  const words = wordsOf[article?.revisionOf ? 'revision' : 'article']
  const router = useRouter()
  const { busy, once } = useOneAtATime()
  const [choosing, setChoosing] = useState(false)
  const [retry, setRetry] = useState<(() => Promise<void>) | null>(null)

  function refuse(error: ActionError, again: () => Promise<void>, title: string): void {
    if (error.code === 'signed_out' || error.code === 'another_account') {
      // The dialog is open already: without a word, the button would seem dead.
      if (retry || error.code === 'another_account') sayFailure(error.message)
      setRetry(() => again)
      return
    }
    setRetry(null)
    showFieldErrors(form, error)
    sayFailure(title, Object.values(error.fields)[0] ?? error.message)
  }

  /** Whether it was saved; if not, why is said. */
  function settled(result: Result, again: () => Promise<void>): boolean {
    if (result !== 'saved' && result !== 'incomplete' && result !== 'conflict') {
      refuse(saving.state.error ?? lost, again, saving.state.articleId ? words.saveFailed : createFailure)
    }
    if (result === 'conflict') setChoosing(true)
    if (result === 'saved') setRetry(null)
    return result === 'saved'
  }

  async function move(status: ArticleStatus, again: () => Promise<void>): Promise<boolean> {
    const { articleId: id, version } = saving.state
    if (id === null || version === null) return false
    const { data, serverError } = await attempt(() => actions.changeStatus({ id, version, status }))
    if (!data) {
      if (serverError?.code === 'changed_meanwhile') await saving.catchUp(Number.MAX_SAFE_INTEGER)
      // It may stand elsewhere by now, also by a request of this screen whose answer was lost.
      const code = serverError?.code ?? 'unexpected'
      // From where it was begun an article goes one way only: the answer of an earlier press was lost.
      if (!article && code === 'already_in_status') return true
      if (article && code !== 'unexpected' && errorKinds[code] === 'conflict') router.refresh()
      refuse(serverError ?? lost, again, words.moveFailed)
      return false
    }
    saving.moved(data.version)
    setRetry(null)
    return true
  }

  // The second click of a double one finds nothing left to save: it says the same, in the same place.
  const say = (said: string) => toast.success(said, { id: said })

  function done(to: ArticleStatus): void {
    say(article === null && to === 'draft' ? 'Artigo criado como rascunho.' : words[saidOf(from, to)])
    if (article) router.refresh()
    else router.push('/dashboard')
  }

  /** Saves what is unsaved, then moves the article where it is wanted (editorial §4). */
  const saveAndMove = (to: ArticleStatus): Promise<void> =>
    once(async () => {
      const again = () => saveAndMove(to)
      if (!settled(await saving.save(), again)) return
      if (to !== from && !(await move(to, again))) return
      done(to)
    })

  return {
    busy,
    saveAndMove,
    choosing,
    /** Opens the conflict, compared anew. */
    choose: () =>
      once(async () => {
        setChoosing(await saving.review())
      }),
    closeConflict: () => setChoosing(false),
    resolve: (choices: Readonly<Record<string, Choice>>) =>
      once(async () => {
        setChoosing(false)
        if (!settled(await saving.resolve(choices), () => saveAndMove(from))) return
        say(words.saved)
        if (article) router.refresh()
      }),
    signedOut: retry !== null,
    askToSignIn: () => setRetry(() => () => saving.again()),
    retry: async () => {
      await retry?.()
      if (saving.state.phase !== 'signed_out') setRetry(null)
    },
    closeSignIn: () => setRetry(null),
  }
}

/** Puts each message beside its field and the focus into the first of them. */
function showFieldErrors(form: ArticleFormControl, error: ActionError): void {
  for (const [name, message] of Object.entries(error.fields)) {
    form.setError(name as FieldPath<ArticleFieldsInput>, { type: 'server', message })
  }
  const [wrong] = Object.keys(error.fields)
  if (wrong) form.setFocus(wrong as FieldPath<ArticleFieldsInput>)
}

/** Runs one piece of work at a time: a second click finds the first still running and does nothing. */
function useOneAtATime() {
  const [busy, setBusy] = useState(false)
  const running = useRef(false)
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
  return { busy, once }
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

const wordsOf = {
  article: {
    saved: 'Artigo salvo.',
    submitted: 'Artigo enviado para revisão.',
    published: 'Artigo publicado! Validação SEO em andamento...',
    saveFailed: 'Não foi possível salvar o artigo.',
    moveFailed: 'Não foi possível atualizar o status.',
  },
  revision: {
    saved: 'Atualização salva.',
    submitted: 'Atualização enviada para revisão.',
    published: 'Atualização publicada.',
    saveFailed: 'Não foi possível salvar a atualização.',
    moveFailed: 'Não foi possível enviar a atualização.',
  },
} as const

function saidOf(from: ArticleStatus, to: ArticleStatus) {
  if (to === from) return 'saved'
  if (to === 'published') return 'published'
  return to === 'review' && from === 'draft' ? 'submitted' : 'saved'
}
