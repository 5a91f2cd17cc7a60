'use client'

import '../articles.css'
import './writing.css'
import '../screen/writing-screen.css'
import { Callout } from '@radix-ui/themes'
import { type FormEvent, useState } from 'react'
import { BodyField } from '#components/editor/body-field.client.tsx'
import { Recovered } from '#components/journal/recovered.client.tsx'
import { ScreenRefreshProvider } from '#components/ui/refresh/screen-refresh.client.tsx'
import type { ArticleFieldsInput } from '#lib/schemas/articles/article.ts'
import { PublicationDialogs } from '../publication/publication-dialogs.client.tsx'
import { copyWords } from '../saving/copy-words.ts'
import type { SavingState } from '../saving/machine/saving-state.ts'
import { MergeDialog } from '../saving/merge-dialog.client.tsx'
import { PresenceMarks } from '../saving/presence-marks.client.tsx'
import { PresenceNote } from '../saving/presence-note.tsx'
import { SavingStatus } from '../saving/saving-status.client.tsx'
import { SessionDialog, SessionEnded } from '../saving/session-dialog.client.tsx'
import { addressOf, type StandingArticle } from '../saving/standing-article.ts'
import { type PanelTab, tabOfField } from '../screen/panel-tabs.ts'
import { SidePanel } from '../screen/side-panel.client.tsx'
import { WritingBar } from '../screen/writing-bar.client.tsx'
import { SelectionSlotProvider } from '../text-frame.client.tsx'
import { fieldPanels } from './field-panels.client.tsx'
import { HeadlineFields } from './headline-fields.client.tsx'
import { type ArticleFormProps, useArticleForm } from './use-article-form.client.tsx'
import type { ArticleOperations } from './use-article-operations.client.tsx'

/** The screen on which articles are written: the text, a bar over it and a panel beside it (ART-2, ART-3). */
export function ArticleForm(props: ArticleFormProps) {
  const { email, actions, site } = props
  const screen = useArticleForm(props)
  const { form, article, panels, early, operations, state, panel, panelId, wanted, setWanted, publication } = screen
  const submit = (event: FormEvent) => {
    event.preventDefault()
    publication.decide(wanted)
  }
  const [toolbar, setToolbar] = useState<HTMLElement | null>(null)
  const [beside, setBeside] = useState<HTMLElement | null>(null)
  return (
    <ScreenRefreshProvider value={screen.refresh}>
      <h1 className="sr-only">{screenName(article)}</h1>
      <div className="writing">
        <div className="writing-main">
          <WritingBar
            {...{ article, wanted, panel, panelId }}
            formId={early.id}
            abilities={screen.abilities}
            isElsewhere={screen.isElsewhere}
            isNew={screen.isNew}
            busy={operations.busy || screen.preview.busy}
            onPreview={width => article && screen.preview.show(article.id, width)}
            version={state.version}
            onMove={publication.decide}
            onToolbar={setToolbar}
            line={
              <>
                <SavingStatus {...{ state, operations }} onCopy={() => copyWords(form.getValues())} />
                <PresenceNote others={screen.others} />
              </>
            }
          />
          <div className="writing-text text-frame">
            {!screen.isElsewhere && panels.notices}
            <form {...early} method="post" noValidate onSubmit={submit} ref={screen.element} className="contents">
              <Warnings {...{ state, operations }} found={screen.found} />
              <HeadlineFields
                key={screen.restored}
                form={form}
                derives={addressOf(article) === 'follows'}
                onEnter={() => screen.editor.current?.focus()}
              />
              <BodyField
                control={form.control}
                name="content"
                label="Conteúdo"
                hidesLabel
                editor={screen.editor}
                onFailure={screen.saving.stop}
                services={{
                  searchArticles: actions.searchArticles,
                  findLinkTitle: actions.findLinkTitle,
                  onSignedOut: operations.askToSignIn,
                  toolbarIn: toolbar,
                  besideSelection: setBeside,
                }}
              />
            </form>
            <PresenceMarks others={screen.others} />
          </div>
        </div>
        <SelectionSlotProvider value={beside}>
          <SidePanel
            id={panelId}
            panel={panel}
            wrong={tabsOf(form.formState.errors)}
            contents={fieldPanels({
              form,
              article,
              wanted,
              site,
              actions,
              panels,
              formId: early.id,
              state,
              saving: screen.saving,
              focusField: panel.focusField,
              setsStatus: screen.abilities?.setStatus === true,
              restored: screen.restored,
              extras: screen.extras,
              onExtras: screen.setExtras,
              onWanted: setWanted,
              busy: operations.busy,
              onUnpublish: () => publication.decide('draft'),
              onSignedOut: operations.askToSignIn,
            })}
          />
        </SelectionSlotProvider>
        <PublicationDialogs publication={publication} ofRevision={article?.revisionOf !== undefined} />
        <FormDialogs {...{ operations, state, email }} ofRevision={article?.revisionOf !== undefined} />
      </div>
    </ScreenRefreshProvider>
  )
}

function screenName(article: StandingArticle | null): string {
  if (!article) return 'Novo artigo'
  return article.revisionOf ? 'Atualizar artigo publicado' : 'Editar artigo'
}

/** The tabs whose fields have messages. */
const tabsOf = (errors: object): ReadonlySet<PanelTab> =>
  new Set(Object.keys(errors).flatMap(name => tabOfField[name as keyof ArticleFieldsInput] ?? []))

interface WarningsProps {
  state: SavingState
  operations: ArticleOperations
  found: ReturnType<typeof useArticleForm>['found']
}

/** What the author must know before writing on. */
const Warnings = ({ state, operations, found: { entry, restore, discard } }: WarningsProps) => (
  <>
    {entry && <Recovered entry={entry} onRestore={() => restore(entry)} onDiscard={() => discard(entry)} />}
    {!state.kept && (
      <Callout.Root color="amber" size="1">
        <Callout.Text>
          Este navegador não consegue guardar uma cópia do que você digita. Salve com frequência.
        </Callout.Text>
      </Callout.Root>
    )}
    {state.phase === 'signed_out' && <SessionEnded onSignIn={operations.askToSignIn} />}
  </>
)

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
