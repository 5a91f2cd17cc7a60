'use client'

import { Recovered } from '#components/journal/recovered.client.tsx'
import { useEarlyWords } from '#components/ui/forms/use-early-words.client.tsx'
import '../articles.css'
import './writing.css'
import { zodResolver } from '@hookform/resolvers/zod'
import { Callout } from '@radix-ui/themes'
import { useEffect, useRef, useState } from 'react'
import { type FieldErrors, useForm } from 'react-hook-form'
import { BodyField } from '#components/editor/body-field.client.tsx'
import type { BodyEditorHandle } from '#components/editor/body-hooks.client.tsx'
import { sayFailure } from '#components/ui/forms/form-failure.ts'
import { isWriting } from '#components/ui/forms/is-writing.ts'
import { useLeaveWarning } from '#components/ui/forms/use-leave-warning.client.tsx'
import type { ArticleStatus } from '#lib/articles/article.ts'
import { type ArticleFields, type ArticleFieldsInput, articleFields } from '#lib/schemas/articles/article.ts'
import { copyWords } from '../saving/copy-words.ts'
import type { FormExtras, JournalEntry } from '../saving/machine/journal-entry.ts'
import type { SavingState } from '../saving/machine/saving-state.ts'
import { MergeDialog } from '../saving/merge-dialog.client.tsx'
import { PresenceNote } from '../saving/presence-note.tsx'
import { SavingStatus } from '../saving/saving-status.client.tsx'
import { SessionDialog } from '../saving/session-dialog.client.tsx'
import { SessionEnded } from '../saving/session-ended.tsx'
import type { StandingArticle } from '../saving/standing-article.ts'
import { useFound } from '../saving/use-found.client.tsx'
import { useNewArticle } from '../saving/use-new-article.client.tsx'
import { usePresence } from '../saving/use-presence.client.tsx'
import { hasAutosave, useSaving } from '../saving/use-saving.client.tsx'
import { type ArticleOperations, useArticleOperations } from '../use-article-operations.client.tsx'
import type { ArticleActions } from './article-actions.ts'
import { CitiesField } from './cities-field.client.tsx'
import { CoverField } from './cover-field.client.tsx'
import { CreditsField } from './credits-field.client.tsx'
import { firstMessage } from './first-message.ts'
import { FormActions } from './form-actions.client.tsx'
import { HeadlineFields } from './headline-fields.client.tsx'
import { type LinkedSite, LinkPreviews } from './link-previews.client.tsx'
import { TagsField } from './tags-field.client.tsx'
import { useSaveKey } from './use-save-key.client.tsx'
import { VisibilityField } from './visibility-field.client.tsx'

interface ArticleFormProps extends FormExtras {
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
}

/** The form that creates and edits articles (ART-2, ART-3). */
export function ArticleForm(props: ArticleFormProps) {
  const { userId, email, article, ofDraft, ideaId, initial, site, actions, ...given } = props
  const form = useForm<ArticleFieldsInput, unknown, ArticleFields>({
    resolver: zodResolver(articleFields),
    defaultValues: initial,
    // The form's own focus would come after the answer of a save, into the middle of a word.
    shouldFocusError: false,
  })
  const editor = useRef<BodyEditorHandle>(null)
  const [extras, setExtras] = useState<FormExtras>(given)
  const [wanted, setWanted] = useState<ArticleStatus>(article?.status ?? 'draft')
  const [restored, setRestored] = useState('')
  const { revisionOf } = article ?? {}
  const { saving, state } = useSaving({
    ...{ userId, form, editor, article, ideaId, revisionOf, extras },
    onExtras: setExtras,
  })
  const operations = useArticleOperations({ form, article, actions, saving })
  const found = useFound(userId, article, saving, initial)
  const others = usePresence(saving, state.articleId, revisionOf)
  const element = useRef<HTMLFormElement>(null)
  useLeaveWarning(state.dirty && !(state.phase === 'stopped' && state.kept))
  useNewArticle(article, state)
  useSaveKey(element)
  const early = useEarlyWords()

  // The last operation may have changed the status.
  const status = article?.status ?? 'draft'
  useEffect(() => setWanted(status), [status])

  const send = (to: ArticleStatus) => {
    const save = (missing?: string) => operations.saveAndMove(to, missing)
    // A draft is saved with whatever it has (ART-14).
    const mayLack = to === status && hasAutosave(article)
    return form.handleSubmit(
      () => save(),
      async errors => {
        if (mayLack) await save(firstOf(errors))
        else sayFailure('Erro de validação', firstOf(errors))
        const [wrong] = Object.keys(errors)
        if (wrong && !(mayLack && isWriting())) form.setFocus(wrong as keyof ArticleFieldsInput)
      },
    )
  }
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
  const { entry } = found
  const { coverSrc, cityNames } = extras
  return (
    <form {...early} method="post" noValidate onSubmit={send(wanted)} ref={element} className="article-form">
      <PresenceNote others={others} />
      {entry && (
        <div className="article-form-wide">
          <Recovered entry={entry} onRestore={() => restore(entry)} onDiscard={() => found.discard(entry)} />
        </div>
      )}
      {!state.kept && <NoJournalWarning />}
      {state.phase === 'signed_out' && <SessionEnded onSignIn={operations.askToSignIn} />}
      <div className="flex min-w-0 flex-col gap-4">
        <HeadlineFields key={restored} form={form} address={addressOf(article)} />
        <BodyField
          control={form.control}
          name="content"
          label="Conteúdo"
          editor={editor}
          onFailure={saving.stop}
          services={{ searchArticles: actions.searchArticles, onSignedOut: operations.askToSignIn }}
        />
      </div>
      <div className="flex min-w-0 flex-col gap-6">
        <CoverField
          form={form}
          uploadedSrc={coverSrc}
          onUploaded={src => setExtras(now => ({ ...now, coverSrc: src }))}
          onSignedOut={operations.askToSignIn}
        />
        <TagsField form={form} />
        <CitiesField
          form={form}
          search={actions.searchCities}
          names={cityNames}
          onName={(path, name) => setExtras(now => ({ ...now, cityNames: { ...now.cityNames, [path]: name } }))}
        />
        <CreditsField form={form} search={actions.searchSigners} />
        <VisibilityField form={form} />
        <LinkPreviews form={form} site={site} coverSrc={coverSrc} />
      </div>
      <FormActions
        article={article}
        draft={state.articleId && ofDraft ? { id: state.articleId, abilities: ofDraft } : null}
        busy={operations.busy}
        line={<SavingStatus {...{ state, operations }} onCopy={() => copyWords(form.getValues())} />}
        version={state.version}
        wanted={wanted}
        onWanted={setWanted}
        onMove={to => send(to)()}
      />
      <FormDialogs {...{ operations, state, email }} ofRevision={revisionOf !== undefined} />
    </form>
  )
}

interface FormDialogsProps {
  operations: ArticleOperations
  state: SavingState
  email: string
  ofRevision: boolean
}

/** The dialogs for an ended session and for a conflict. */
const FormDialogs = ({ operations, state, email, ofRevision }: FormDialogsProps) => (
  <>
    <SessionDialog
      open={operations.signedOut}
      busy={operations.busy}
      email={email}
      onClose={operations.closeSignIn}
      onRetry={operations.retry}
    />
    <MergeDialog
      open={operations.choosing}
      conflict={state.conflict}
      ofRevision={ofRevision}
      keeps={state.kept}
      busy={operations.busy}
      onResolve={operations.resolve}
      onClose={operations.closeConflict}
    />
  </>
)

/** The warning that this browser stores no copy of unsaved text. */
const NoJournalWarning = () => (
  <Callout.Root color="amber" size="1" className="article-form-wide">
    <Callout.Text>Este navegador não consegue guardar uma cópia do que você digita. Salve com frequência.</Callout.Text>
  </Callout.Root>
)

/**
 * The mode of the address field. It follows the title until the first publication; in a revision it is fixed: only an editor changes a
 * public address.
 */
function addressOf(article: StandingArticle | null) {
  if (article?.revisionOf) return 'fixed'
  return article?.publishedAt ? 'own' : 'follows'
}

/** The first message. All messages are beside their fields (GEN-4). */
function firstOf(errors: FieldErrors<ArticleFieldsInput>): string | undefined {
  const [first] = Object.values(errors)
  return firstMessage(first as Parameters<typeof firstMessage>[0])
}
