'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useRouter } from 'next/navigation'
import { useEffect, useId, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { BodyEditorHandle } from '#components/editor/body-hooks.client.tsx'
import { focusLastField } from '#components/ui/focus/last-field.ts'
import { isWriting } from '#components/ui/forms/is-writing.ts'
import { useEarlyWords } from '#components/ui/forms/use-early-words.client.tsx'
import { useLeaveWarning } from '#components/ui/forms/use-leave-warning.client.tsx'
import { useSaveKey } from '#components/ui/forms/use-save-key.client.tsx'
import { editPath } from '#lib/addresses/paths.ts'
import type { ArticleStatus } from '#lib/articles/article.ts'
import { type ArticleFields, type ArticleFieldsInput, articleFields } from '#lib/schemas/articles/article.ts'
import type { ArticleFormControl } from '../article-form-control.ts'
import type { FormExtras, JournalEntry } from '../saving/machine/journal-entry.ts'
import type { SavingState } from '../saving/machine/saving-state.ts'
import type { StandingArticle } from '../saving/standing-article.ts'
import { useFound } from '../saving/use-found.client.tsx'
import { usePresence } from '../saving/use-presence.client.tsx'
import { useSaving } from '../saving/use-saving.client.tsx'
import type { ArticlePanels } from '../screen/panel-tabs.ts'
import { useFollowing, useOpenedDraft } from '../screen/use-opened-draft.client.tsx'
import { usePreview } from '../screen/use-preview.client.tsx'
import { useSidePanel } from '../screen/use-side-panel.client.tsx'
import type { ArticleActions } from './article-actions.ts'
import type { LinkedSite } from './link-previews.client.tsx'
import { sender } from './sender.ts'
import { useArticleOperations } from './use-article-operations.client.tsx'
import { usePublication } from './use-publication.client.tsx'

export interface ArticleFormProps extends FormExtras {
  userId: string
  /** The account's e-mail, for signing in again on this screen. */
  email: string
  /** Null for a new article. */
  article: StandingArticle | null
  /** The abilities for the draft that a new article becomes. */
  ofDraft?: StandingArticle['abilities']
  /** The story idea that a new article is written from. */
  ideaId?: string
  initial: ArticleFieldsInput
  site: LinkedSite
  actions: ArticleActions
  panels: ArticlePanels
}

/** The state of the writing screen: the form, its saving, its operations and its side panel. */
export function useArticleForm(props: ArticleFormProps) {
  const { userId, ofDraft, ideaId, initial, actions, coverSrc, cityNames } = props
  const opened = useOpenedDraft({ article: props.article, panels: props.panels, open: actions.openDraft })
  const { article, panels, refresh, follow } = opened
  const form = useForm<ArticleFieldsInput, unknown, ArticleFields>({
    resolver: zodResolver(articleFields),
    defaultValues: initial,
    // The form's own focus would come after the answer of a save, into the middle of a word.
    shouldFocusError: false,
  })
  const editor = useRef<BodyEditorHandle>(null)
  const [extras, setExtras] = useState<FormExtras>({ coverSrc, cityNames })
  const [restored, setRestored] = useState('')
  const { revisionOf } = article ?? {}
  const panel = useSidePanel(form, panels.first ?? 'places')
  const { focusField } = panel
  const { saving, state } = useSaving({
    userId,
    form,
    editor,
    article,
    ideaId,
    revisionOf,
    extras,
    onExtras: setExtras,
  })
  const isNew = props.article === null
  const operations = useArticleOperations({ form, article, isNew, actions, saving, focusField, refresh })
  const send = sender({ form, article, operations, focusField })
  const publication = usePublication({ form, article, actions, saving, operations, panel, send, refresh })
  const found = useFound(userId, props.article, saving, initial)
  useFollowing(follow, state.articleId)
  const { others, isElsewhere } = usePresence(saving, state.articleId, article, refresh)
  const element = useRef<HTMLFormElement>(null)
  useLeaveWarning(state.dirty && !(state.phase === 'stopped' && state.kept))
  useNewArticle(article, state)
  useSaveKey(element)
  useCaretInTitle(form)
  useCaretAfterActs(article?.state)

  function restore(entry: JournalEntry) {
    saving.restore(entry, () => {
      // Fields that an earlier release did not store keep their values.
      form.reset({ ...initial, ...entry.fields }, { keepDefaultValues: true })
      editor.current?.replace(entry.fields.content)
      setExtras({ coverSrc: entry.coverSrc, cityNames: entry.cityNames })
      setRestored(entry.form)
    })
    found.discard(entry)
  }
  return {
    form,
    article,
    panels,
    isNew,
    refresh,
    editor,
    element,
    saving,
    state,
    operations,
    others,
    isElsewhere,
    panel,
    restored,
    extras,
    setExtras,
    found: { entry: found.entry, discard: found.discard, restore },
    // A new text is a draft before its panels are here.
    abilities: article?.abilities ?? (state.articleId === null ? undefined : ofDraft),
    preview: usePreview({ saving, create: actions.createPreview, refresh }),
    early: useEarlyWords(),
    panelId: useId(),
    ...useWanted(article),
    publication,
  }
}

/** The status that the next save sets. */
function useWanted(article: StandingArticle | null) {
  const status = article?.status ?? 'draft'
  const [wanted, setWanted] = useState<ArticleStatus>(status)
  // The last operation may have changed the status.
  useEffect(() => setWanted(status), [status])
  return { wanted, setWanted }
}

/** Gives the focus back to the text when the pressed button is gone with the article's former state. */
function useCaretAfterActs(state: string | undefined): void {
  useEffect(() => {
    if (state && document.activeElement === document.body) void focusLastField()
  }, [state])
}

/** Puts the caret behind the title when the screen opens, unless somebody already writes. */
function useCaretInTitle(form: ArticleFormControl): void {
  useEffect(() => {
    if (isWriting()) return
    form.setFocus('title')
    const title = document.activeElement
    if (title instanceof HTMLTextAreaElement) title.setSelectionRange(title.value.length, title.value.length)
  }, [form])
}

/** Opens the screen of the new draft that an article's text was saved as, because the article was gone. */
function useNewArticle(article: StandingArticle | null, { articleId, dirty }: SavingState): void {
  const router = useRouter()
  const moved = article !== null && articleId !== null && articleId !== article.id && !dirty
  useEffect(() => {
    if (moved) router.replace(editPath(articleId))
  }, [moved, articleId, router])
}
