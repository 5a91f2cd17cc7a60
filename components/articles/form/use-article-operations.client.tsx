'use client'

import { useRef, useState } from 'react'
import type { FieldPath } from 'react-hook-form'
import { toast } from 'sonner'
import { forgetFailure, sayFailure, unanswered, unreachable } from '#components/ui/forms/form-failure.ts'
import { isWriting } from '#components/ui/forms/is-writing.ts'
import type { ArticleStatus } from '#lib/articles/article.ts'
import { errorKinds } from '#lib/errors.ts'
import type { Choice } from '#lib/merge/merge-articles.ts'
import type { ActionError, Outcome } from '#lib/outcome.ts'
import type { ArticleFieldsInput } from '#lib/schemas/articles/article.ts'
import type { ArticleFormControl } from '../article-form-control.ts'
import { movedWords } from '../publication/moved-words.ts'
import type { Saving } from '../saving/machine/saving.ts'
import type { Result } from '../saving/machine/saving-state.ts'
import type { StandingArticle } from '../saving/standing-article.ts'
import type { ArticleActions } from './article-actions.ts'

interface OperationsOptions {
  form: ArticleFormControl
  article: StandingArticle | null
  /** Whether the text was begun on this screen. */
  isNew: boolean
  actions: ArticleActions
  saving: Saving
  /** Focuses a field wherever it stands. */
  focusField: (name: keyof ArticleFieldsInput) => void
  /** Loads the screen's data again. */
  refresh: () => void
}

const created = 'Artigo criado como rascunho.'
const createFailure = 'Não foi possível criar o artigo. Tente novamente.'

/**
 * The operations of the form's buttons, with their dialogs. The form keeps the typed text after any failure. An answer opens a dialog or moves the
 * focus only while nobody writes: the line of the saving offers the same dialogs.
 */
export function useArticleOperations(options: OperationsOptions) {
  const { form, article, isNew, actions, saving, focusField, refresh } = options
  // A new article begins as a draft (ART-3).
  const from = article?.status ?? 'draft'
  const words = wordsOf[article?.revisionOf ? 'revision' : 'article']
  const tell = useTelling(isNew)
  const { busy, once } = useOneAtATime()
  const [choosing, setChoosing] = useState(false)
  const [retry, setRetry] = useState<Retry>(null)

  function refuse(error: ActionError, again: () => Promise<void>, title: string): void {
    if (error.code === 'signed_out' || error.code === 'another_account') {
      // Without a message the button would seem to do nothing when no dialog opens, or when it is open already.
      if (retry || isWriting() || error.code === 'another_account') sayFailure(title, error.message)
      if (!isWriting()) setRetry(() => again)
      return
    }
    setRetry(null)
    showFieldErrors(form, error, focusField)
    sayFailure(title, Object.values(error.fields)[0] ?? error.message)
  }

  /** True when the text was saved; otherwise shows the reason. */
  function settled(result: Result, again: () => Promise<void>): boolean {
    if (result === 'incomplete') sayFailure('Erro de validação', saving.state.problem ?? undefined)
    else if (result !== 'saved' && result !== 'conflict') {
      refuse(saving.state.error ?? networkFailure, again, saving.state.articleId ? words.saveFailed : createFailure)
    }
    if (result === 'conflict') setChoosing(!isWriting())
    if (result === 'saved') setRetry(null)
    return result === 'saved'
  }

  async function move(status: ArticleStatus, again: () => Promise<void>): Promise<boolean> {
    const { articleId: id, version } = saving.state
    if (id === null || version === null) return false
    const { data, serverError } = await attempt(() => actions.changeStatus({ id, version, status }))
    if (!data) {
      if (serverError?.code === 'changed_meanwhile') await saving.catchUp(Number.MAX_SAFE_INTEGER)
      // The status may have changed already, perhaps by a request of this screen whose answer was lost.
      const code = serverError?.code ?? 'unexpected'
      // A new article can only move one way: the answer to an earlier click was lost.
      if (isNew && from === 'draft' && code === 'already_in_status') return true
      if (code !== 'unexpected' && errorKinds[code] === 'conflict') refresh()
      refuse(serverError ?? networkFailure, again, words.moveFailed)
      return false
    }
    saving.setVersion(data.version)
    setRetry(null)
    return true
  }

  function done(to: ArticleStatus, missing?: string): void {
    tell(to, words[messageOf(from, to)], missing)
    refresh()
  }

  /** Saves the unsaved text, then changes the status (ART-4, SAVE-6). `missing` is the first message of a draft that is saved incomplete. */
  const saveAndMove = (to: ArticleStatus, missing?: string): Promise<void> =>
    once(async () => {
      const again = () => saveAndMove(to, missing)
      if (!settled(await saving.save(), again)) return
      if (to !== from && !(await move(to, again))) return
      done(to, missing)
    })

  /** Saves the unsaved text, then does something with the article as it is stored. */
  const saveFirst = (then: (id: string) => Promise<void> | void): Promise<void> =>
    once(async () => {
      if (!settled(await saving.save(), () => saveFirst(then))) return
      if (saving.state.articleId !== null) await then(saving.state.articleId)
    })

  return {
    busy,
    saveAndMove,
    saveFirst,
    /** Saves the text as a new draft, whose screen then opens (`useNewArticle`). */
    keepAsNew: () =>
      once(async () => {
        if (settled(await saving.saveAsNew(), () => saveAndMove('draft'))) say(created)
      }),
    choosing,
    /** Opens the conflict dialog after a new comparison. */
    choose: () => once(async () => setChoosing(await saving.review())),
    closeConflict: () => setChoosing(false),
    resolve: (choices: Readonly<Record<string, Choice>>) =>
      once(async () => {
        setChoosing(false)
        if (!settled(await saving.resolve(choices), () => saveAndMove(from))) return
        say(words.saved)
        refresh()
      }),
    ...signInActs(saving, retry, setRetry),
  }
}

type Retry = (() => Promise<void>) | null

/** The acts of the dialog in which a person signs in again; `retry` is what then is tried again. */
const signInActs = (saving: Saving, retry: Retry, setRetry: (next: () => Retry) => void) => ({
  signedOut: retry !== null,
  askToSignIn: () => setRetry(() => () => saving.again()),
  retry: async () => {
    await retry?.()
    if (saving.state.phase !== 'signed_out') setRetry(() => null)
  },
  closeSignIn: () => setRetry(() => null),
})

export type ArticleOperations = ReturnType<typeof useArticleOperations>

/** The second click of a double click has nothing to save: it shows the same message in the same toast. */
const say = (said: string, missing?: string) =>
  toast.success(said, { id: said, description: missing && `Ainda falta: ${missing}` })

/** Says what an operation did. The first press on a new text's screen says what the text has become. */
function useTelling(isNew: boolean) {
  const isTold = useRef(false)
  return (to: ArticleStatus, said: string, missing?: string) => {
    say(isNew && to === 'draft' && !isTold.current ? created : said, missing)
    isTold.current = true
  }
}

/** Shows each message beside its field and focuses the first of these fields, unless somebody writes. */
function showFieldErrors(
  form: ArticleFormControl,
  error: ActionError,
  focusField: OperationsOptions['focusField'],
): void {
  for (const [name, message] of Object.entries(error.fields)) {
    form.setError(name as FieldPath<ArticleFieldsInput>, { type: 'server', message })
  }
  const [wrong] = Object.keys(error.fields)
  if (wrong && !isWriting()) focusField(wrong as keyof ArticleFieldsInput)
}

/** Runs one operation at a time: a second click during the first does nothing. */
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

const networkFailure: ActionError = { code: 'unexpected', message: unreachable, fields: {} }

async function attempt<Data>(ask: () => Promise<Outcome<Data>>): Promise<Outcome<Data>> {
  try {
    return (await ask()) ?? { serverError: networkFailure }
  } catch (error) {
    return unanswered(error)
  }
}

const wordsOf = {
  article: {
    saved: 'Artigo salvo.',
    submitted: movedWords('draft', 'review'),
    takenBack: movedWords('review', 'draft'),
    published: movedWords('review', 'published'),
    downToDraft: movedWords('published', 'draft'),
    downToReview: movedWords('published', 'review'),
    saveFailed: 'Não foi possível salvar o artigo.',
    moveFailed: 'Não foi possível atualizar o status.',
  },
  revision: {
    saved: 'Atualização salva.',
    submitted: 'Atualização enviada para revisão.',
    takenBack: 'Atualização retirada da revisão.',
    published: 'Atualização publicada.',
    // An update is never public by itself.
    downToDraft: 'Atualização salva.',
    downToReview: 'Atualização salva.',
    saveFailed: 'Não foi possível salvar a atualização.',
    moveFailed: 'Não foi possível mudar a situação da atualização.',
  },
} as const

function messageOf(from: ArticleStatus, to: ArticleStatus) {
  if (to === from) return 'saved'
  if (to === 'published') return 'published'
  if (from === 'published') return to === 'draft' ? 'downToDraft' : 'downToReview'
  return to === 'draft' ? 'takenBack' : 'submitted'
}
