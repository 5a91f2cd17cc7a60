'use client'

import { type RefObject, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { toast } from 'sonner'
import type { BodyEditorHandle } from '#components/editor/body-hooks.client.tsx'
import { editPath } from '#lib/paths.ts'
import { type ArticleFieldsInput, articleFields } from '#lib/schemas/article.ts'
import type { LoadedArticle, StandingArticle } from '../article-actions.ts'
import type { ArticleFormControl } from '../article-form-control.ts'
import { randomUuid } from '../random-uuid.ts'
import { type FormExtras, type JournalEntry, journalKey, removeEntry, writeEntry } from './journal.ts'
import { type KeptText, Saving, type SavingPorts, type SavingState } from './saving.ts'
import { browserShelf, holdForm, sweepBrowser } from './shelf.ts'
import { holdVersion } from './version-in-hand.ts'
import { askWriting, inputOf } from './writing-door.ts'

interface SavingOptions {
  userId: string
  form: ArticleFormControl
  editor: RefObject<BodyEditorHandle | null>
  article: StandingArticle | null
  /** The story idea that a new article is written from. */
  ideaId?: string
  extras: FormExtras
  onExtras: (change: (now: FormExtras) => FormExtras) => void
}

/** What readers see, or will see by the clock, is saved by the button alone. */
const savesItself = (article: StandingArticle | null) => article?.status !== 'published' && !article?.publishAt

/** The saving of an article's form, bound to this browser: its storage, its network, the form and its editor. */
export function useSaving(options: SavingOptions): { saving: Saving; state: SavingState } {
  const { form, article } = options
  const [held] = useState(() => ({ options }))
  useEffect(() => {
    held.options = options
  })
  const [saving] = useState(() => {
    const made: Saving = new Saving(
      browserPorts(
        () => held.options,
        () => made.form,
        () => made.state.articleId,
      ),
      { article, autosaves: savesItself(article) },
    )
    return made
  })
  const state = useSyncExternalStore(
    listener => saving.subscribe(listener),
    () => saving.state,
    () => saving.state,
  )
  const { version } = article ?? {}
  const itself = savesItself(article)
  useEffect(() => {
    saving.setAutosaves(itself)
    // A review or a version brought back has changed it beside the form.
    if (version) void saving.catchUp(version)
  }, [saving, itself, version])
  useEffect(() => {
    if (state.articleId !== null && state.version !== null) holdVersion(state.articleId, state.version)
  }, [state.articleId, state.version])
  const isNew = article === null
  useEffect(() => {
    // Going back to where a new text was begun shows that empty screen again, under the address of what it became.
    if (isNew && location.pathname !== '/create') location.reload()
  }, [isNew])
  useBrowserEvents(saving, form)
  return { saving, state }
}

function browserPorts(
  options: () => SavingOptions,
  formName: () => string,
  articleId: () => string | null,
): SavingPorts {
  const key = () => journalKey(options().userId, articleId())
  const entryOf = (text: KeptText, form: string): JournalEntry => ({
    ...text,
    ...options().extras,
    form,
    at: Date.now(),
  })
  return {
    read() {
      const fields = options().form.getValues()
      const { data, error } = articleFields.safeParse(fields)
      return { fields, valid: data ?? null, problem: error?.issues[0]?.message ?? null }
    },
    put: (fields, theirs) => putFields(options(), fields, theirs),
    ask: (pending, id) => askWriting(pending.ask, inputOf(pending, id, options().ideaId)),
    load: id => askWriting('load', { id }),
    keep(text) {
      const shelf = browserShelf()
      if (text === null || articleId() !== null) {
        removeEntry(shelf, journalKey(options().userId, null), formName(), Date.now())
      }
      if (text) {
        const entry = entryOf(text, formName())
        return writeEntry(shelf, key(), entry, { ...entry, base: null, pending: null })
      }
      removeEntry(shelf, key(), formName(), Date.now())
      return true
    },
    setAside(text) {
      const entry = entryOf(text, randomUuid())
      writeEntry(browserShelf(), key(), entry, { ...entry, base: null, pending: null })
    },
    saved(pending, { id, slug }) {
      const { form } = options()
      if (slug !== pending.held.slug && form.getValues('slug') === pending.held.slug) {
        form.setValue('slug', slug)
        toast.info(`O slug “${pending.held.slug}” já está em uso. O artigo ficou com “${slug}”.`)
      }
      // From now on the article stands: a reload must open it, and not an empty form.
      if (id && location.pathname === '/create') window.history.replaceState(null, '', editPath(id))
    },
    after(ms, work) {
      const timer = setTimeout(work, ms)
      return () => clearTimeout(timer)
    },
    uuid: randomUuid,
  }
}

/** Puts fields into the form, and leaves alone those that are the same: somebody may be typing in one. */
function putFields({ form, editor, onExtras }: SavingOptions, fields: ArticleFieldsInput, theirs: LoadedArticle): void {
  for (const name of Object.keys(fields) as (keyof ArticleFieldsInput)[]) {
    if (JSON.stringify(form.getValues(name)) === JSON.stringify(fields[name])) continue
    if (name === 'content' && editor.current) editor.current.merge(fields.content)
    else form.setValue(name, fields[name], { shouldDirty: true })
  }
  const pictureIsTheirs = fields.coverMediaId === theirs.fields.coverMediaId
  onExtras(({ coverSrc, cityNames }) => ({
    coverSrc: pictureIsTheirs ? (theirs.cover?.src ?? null) : coverSrc,
    cityNames: { ...cityNames, ...theirs.cityNames },
  }))
}

/** Tells the saving what happens around it: keys, the page going and coming, the network. */
function useBrowserEvents(saving: Saving, form: ArticleFormControl): void {
  const hidden = useEffectEvent(() => {
    saving.keepNow()
    if (document.visibilityState === 'hidden') void saving.autosave()
  })
  useEffect(() => {
    sweepBrowser()
    saving.open()
    const letGo = holdForm(saving.form)
    const online = () => void saving.again()
    const leaving = () => saving.keepNow()
    const unsubscribe = form.subscribe({ formState: { values: true }, callback: () => saving.typed() })
    window.addEventListener('pagehide', leaving)
    window.addEventListener('online', online)
    document.addEventListener('visibilitychange', hidden)
    return () => {
      unsubscribe()
      window.removeEventListener('pagehide', leaving)
      window.removeEventListener('online', online)
      document.removeEventListener('visibilitychange', hidden)
      saving.close()
      letGo()
    }
  }, [saving, form])
}
