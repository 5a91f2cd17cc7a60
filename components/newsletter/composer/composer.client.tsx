'use client'

import './composer.css'
import '#components/articles/form/writing.css'
import { Switch, Text, TextField } from '@radix-ui/themes'
import { Returned } from '#components/journal/returned.tsx'
import { ConflictDialog } from '#components/site/pages/page-conflict-dialog.client.tsx'
import { Field } from '#components/ui/fields/field.tsx'
import { Section } from '#components/ui/section.tsx'
import { limits } from '#lib/limits.ts'
import type { BlockNames } from '#lib/newsletter/blocks.ts'
import type { EditionBlock } from '#lib/newsletter/edition.ts'
import type { EditionFields } from '#lib/schemas/newsletter/edition.ts'
import type { ComposedEdition } from '#server/newsletter/editions/queries/composing.ts'
import { AddBlock } from './blocks/add-block.client.tsx'
import { BlockFields } from './blocks/block-fields.client.tsx'
import { Blocks, rowId } from './blocks/blocks.client.tsx'
import type { ComposerActions } from './composer-actions.ts'
import { ComposingLine } from './composing-line.client.tsx'
import { editionConflict } from './edition-conflict.ts'
import { Preview } from './preview.client.tsx'
import { type CityOption, Recipients } from './recipients.client.tsx'
import { Findings } from './sending/findings.tsx'
import { Sending } from './sending/sending.client.tsx'
import { useCheck } from './sending/use-check.client.tsx'
import { type Composing, useComposing } from './use-composing.client.tsx'

interface ComposerProps {
  userId: string
  edition: ComposedEdition
  cities: readonly CityOption[]
  tags: readonly string[]
  actions: ComposerActions
}

/** The screen that composes an edition: subject, blocks, recipients, preview, findings and sending. */
export function Composer({ userId, edition, cities, tags, actions }: ComposerProps) {
  const composing = useComposing({ userId, edition, actions })
  const { found, failed, ask } = useCheck(edition.id, composing.version, actions.check)
  const { saver, fields, names, phase, theirs } = composing
  const asMine = theirs && editionConflict(theirs, fields, names)
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,28rem)]">
      <div className="flex min-w-0 flex-col gap-5">
        <Returned
          shown={composing.isBack}
          text="O que você fez aqui e não chegou a ser salvo está de volta."
          onDiscard={composing.discard}
        />
        <Headline composing={composing} />
        <BlocksPart composing={composing} cities={cities} actions={actions} />
        <Section title="Para quem" intro="Recebem os inscritos ativos que cabem em todas as escolhas.">
          <Recipients
            segment={fields.segment}
            cities={cities}
            tags={tags}
            onChange={segment => saver.change({ ...saver.state.fields, segment })}
          />
        </Section>
      </div>
      <div className="flex min-w-0 flex-col gap-5">
        <Section title="Envio">
          <Sending
            id={edition.id}
            scheduledAt={edition.scheduledAt}
            composing={composing}
            ask={ask}
            actions={actions}
          />
        </Section>
        <Section title="Conferência">
          {found && <Findings check={found} />}
          {!found && <p className="text-sm text-soft">{failed ? 'Não foi possível conferir.' : 'Conferindo...'}</p>}
        </Section>
        <Section title="Prévia" intro="Como a edição sairia agora.">
          <Preview id={edition.id} version={composing.version} />
        </Section>
      </div>
      <div className="form-actions col-span-full">
        <ComposingLine phase={phase} onCompare={() => composing.compare(true)} onRetry={() => void saver.flush()} />
      </div>
      <ConflictDialog
        conflict={asMine}
        busy={phase === 'saving'}
        onKeepMine={composing.keepMine}
        onTakeTheirs={composing.takeTheirs}
        onClose={() => composing.compare(false)}
      />
    </div>
  )
}

/** The edition's subject and preview line, and whether the archive shows it. */
function Headline({ composing: { fields, saver } }: { composing: Composing }) {
  const set = (change: Partial<EditionFields>) => saver.change({ ...saver.state.fields, ...change })
  const { subject, preheader } = limits.newsletter
  return (
    <Section title="Assunto">
      <div className="flex flex-col gap-4">
        <Field
          label="Assunto"
          hint={`${fields.subject.length} caracteres. Um celular mostra uns ${limits.newsletter.shownSubject}.`}
        >
          {control => (
            <TextField.Root
              {...control}
              size="3"
              value={fields.subject}
              maxLength={subject.max}
              autoComplete="off"
              onChange={event => set({ subject: event.target.value })}
            />
          )}
        </Field>
        <Field label="Linha de prévia" hint="Aparece depois do assunto na caixa de entrada.">
          {control => (
            <TextField.Root
              {...control}
              value={fields.preheader}
              maxLength={preheader.max}
              autoComplete="off"
              onChange={event => set({ preheader: event.target.value })}
            />
          )}
        </Field>
        <Text as="label" size="2" className="inline-flex min-h-11 items-center gap-2">
          <Switch checked={fields.isPublic} onCheckedChange={isPublic => set({ isPublic })} />
          Depois do envio, mostrar no arquivo do site (/boletim)
        </Text>
      </div>
    </Section>
  )
}

interface BlocksPartProps {
  composing: Composing
  cities: readonly CityOption[]
  actions: ComposerActions
}

function BlocksPart({ composing, cities, actions }: BlocksPartProps) {
  const { saver, fields, names, generation, learn } = composing
  const setBlocks = (edit: (blocks: readonly EditionBlock[]) => readonly EditionBlock[]) => {
    const now = saver.state.fields
    saver.change({ ...now, blocks: [...edit(now.blocks)] })
  }
  const replace = (block: EditionBlock) =>
    setBlocks(blocks => blocks.map(each => (each.id === block.id ? block : each)))
  const add = (block: EditionBlock, learnt: BlockNames) => {
    learn(learnt)
    setBlocks(blocks => [...blocks, block])
    // The new row is drawn after this event.
    if (block.kind !== 'article' && block.kind !== 'event')
      setTimeout(() => document.getElementById(rowId(block.id))?.focus())
  }
  return (
    <Section title="Blocos" intro="Na ordem em que aparecem no e-mail.">
      <div className="flex flex-col gap-4">
        {fields.blocks.length === 0 && <p className="text-soft">Comece por uma matéria ou por um texto de abertura.</p>}
        <Blocks key={generation} blocks={fields.blocks} names={names} onChange={setBlocks}>
          {block => (
            <BlockFields
              block={block}
              names={names}
              cities={cities}
              searchArticles={actions.searchArticles}
              onChange={replace}
            />
          )}
        </Blocks>
        <div>
          <AddBlock
            city={fields.segment.city}
            isFirstArticle={!fields.blocks.some(({ kind }) => kind === 'article')}
            actions={actions}
            onAdd={add}
          />
        </div>
      </div>
    </Section>
  )
}
