'use client'

import { Button, Separator, Text, TextField } from '@radix-ui/themes'
import { Replace, Trash2 } from 'lucide-react'
import { type FormEvent, useEffect, useState } from 'react'
import { toast } from 'sonner'
import { ConfirmActButton } from '#components/ui/confirm-act-button.client.tsx'
import { ConfirmButton } from '#components/ui/confirm-button.client.tsx'
import { Field } from '#components/ui/fields/field.tsx'
import { WrappingLine } from '#components/ui/fields/wrapping-line.client.tsx'
import { sayError, unanswered } from '#components/ui/forms/form-failure.ts'
import { useAct } from '#components/ui/use-act.client.tsx'
import { limits } from '#lib/limits.ts'
import type { LibraryPicture, PictureUse, PictureUses } from '#lib/media/library.ts'
import type { Act } from '#lib/outcome.ts'
import type { DescribePictureInput, ReplacePictureInput } from '#lib/schemas/media.ts'
import { longDate, plural } from '#lib/text/format.ts'
import { PictureUpload } from '../picture-upload.client.tsx'
import { CreditInput } from './credit-input.client.tsx'

export interface LibraryActs {
  describe: Act<DescribePictureInput>
  remove: Act<{ id: string }>
  replace: Act<ReplacePictureInput, { count: number; isDone: boolean }>
}

interface DetailsProps {
  picture: LibraryPicture
  acts: LibraryActs
  onChanged: () => void
  /** Called when the library has the picture no more. */
  onGone: () => void
}

/** A picture of the library: what it shows, where it is used, and what may be done with it. */
export function PictureDetails({ picture, acts, onChanged, onGone }: DetailsProps) {
  const { id, owner, createdAt, width, height } = picture
  const [uses, setUses] = useState<PictureUses | null>(null)
  useEffect(() => {
    const abort = new AbortController()
    fetch(`/api/pictures/${id}`, { signal: abort.signal })
      .then(async answer => (answer.ok ? setUses(await answer.json()) : null))
      .catch(() => null)
    return () => abort.abort()
  }, [id])
  return (
    <div className="flex flex-col gap-4">
      <img src={picture.src} alt={picture.alt} className="max-h-96 w-full bg-sunken object-contain" />
      <Text as="p" size="2" color="gray">
        Enviada {owner ? `por ${owner} ` : ''}em {longDate(new Date(createdAt))}. {width} × {height} pixels.
      </Text>
      <Uses uses={uses} />
      {uses?.may.describe && (
        <>
          <Words key={id} picture={picture} describe={acts.describe} onChanged={onChanged} />
          <Separator size="4" />
          <div className="flex flex-wrap items-start gap-3">
            <ConfirmActButton
              act={acts.remove}
              input={{ id }}
              text="Apagar imagem"
              busyText="Apagando..."
              label="Apagar imagem do acervo"
              title="Apagar imagem"
              question="A imagem sai do acervo para sempre. Só dá para apagar uma imagem que nenhum texto mostra."
              icon={<Trash2 aria-hidden size={16} />}
              success="Imagem apagada."
              failure="Não foi possível apagar a imagem."
              onDone={onGone}
            />
          </div>
        </>
      )}
      {uses?.may.replace && <Successor picture={picture} replace={acts.replace} onGone={onGone} />}
    </div>
  )
}

const kinds: Record<PictureUse['kind'], string> = {
  article: '',
  revision: 'Atualização: ',
  event: 'Evento: ',
  page: 'Página: ',
  other: 'Card, banner, perfil ou newsletter: ',
}

function Uses({ uses }: { uses: PictureUses | null }) {
  if (!uses) return <p className="min-h-6 text-sm text-soft">Vendo onde a imagem aparece…</p>
  const { uses: seen, hidden } = uses
  if (seen.length + hidden === 0) return <p className="text-sm">Nenhum texto mostra esta imagem.</p>
  return (
    <div className="text-sm">
      <h3 className="font-medium">Aparece em</h3>
      <ul className="list-disc ps-5">
        {seen.map(({ kind, title, path, isPublic }) => (
          <li key={`${kind}-${path}-${title}`}>
            {kinds[kind]}
            {path ? (
              <a href={path} className="text-accent underline">
                {title}
              </a>
            ) : (
              title
            )}
            {!isPublic && ' (não publicado)'}
          </li>
        ))}
        {hidden > 0 && (
          <li>{plural(hidden, 'texto de colega, ainda não publicado', 'textos de colegas, ainda não publicados')}</li>
        )}
      </ul>
    </div>
  )
}

interface WordsProps {
  picture: LibraryPicture
  describe: LibraryActs['describe']
  onChanged: () => void
}

function Words({ picture: { id, ...stored }, describe, onChanged }: WordsProps) {
  const [words, setWords] = useState({ alt: stored.alt, caption: stored.caption, credit: stored.credit })
  const { busy, run } = useAct(describe, 'Imagem guardada no acervo.', 'Não foi possível salvar a descrição.')
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (await run({ id, ...words })) onChanged()
  }
  const set = (name: keyof typeof words) => (event: { target: { value: string } }) =>
    setWords(current => ({ ...current, [name]: event.target.value }))
  const max = { maxLength: limits.coverText.max }
  return (
    <form onSubmit={save} className="flex flex-col gap-3">
      <Field label="Descrição (texto alternativo)" hint="O que se vê na imagem. Vale para os próximos usos.">
        {control => <WrappingLine {...control} {...max} value={words.alt} onChange={set('alt')} />}
      </Field>
      <Field label="Crédito">
        {control => <CreditInput {...control} {...max} value={words.credit} onChange={set('credit')} />}
      </Field>
      <Field label="Legenda (opcional)">
        {control => (
          <TextField.Root {...control} {...max} value={words.caption} onChange={set('caption')} autoComplete="off" />
        )}
      </Field>
      <Button type="submit" loading={busy} className="self-start">
        Salvar no acervo
      </Button>
    </form>
  )
}

interface SuccessorProps {
  picture: LibraryPicture
  replace: LibraryActs['replace']
  onGone: () => void
}

/** Another picture in this one's place, in every text. */
function Successor({ picture: { id, alt, credit }, replace, onGone }: SuccessorProps) {
  const [next, setNext] = useState<{ id: string; path: string } | null>(null)
  const [words, setWords] = useState({ alt, credit })
  const [busy, setBusy] = useState(false)
  const failure = 'Não foi possível trocar a imagem em todos os textos.'
  const run = async () => {
    if (!next) return false
    setBusy(true)
    let count = 0
    for (let isDone = false; !isDone; ) {
      const { data, serverError } = await replace({ id, by: next.id, ...words }).catch(unanswered)
      if (!data) {
        setBusy(false)
        if (serverError) sayError(serverError, failure)
        return false
      }
      count += data.count
      isDone = data.isDone
    }
    toast.success(count === 0 ? 'Imagem trocada no acervo.' : `Imagem trocada em ${plural(count, 'texto', 'textos')}.`)
    onGone()
    return true
  }
  return (
    <details className="flex flex-col gap-3">
      <summary className="cursor-pointer text-sm font-medium">Trocar por outra imagem em todos os textos</summary>
      <div className="mt-3 flex flex-col gap-3">
        {next && <img src={next.path} alt="Nova imagem" className="max-h-48 self-start" />}
        <PictureUpload
          prompt={next ? 'Trocar por outra imagem' : 'Escolha a nova imagem ou arraste-a para cá'}
          onDone={({ id, path }) => setNext({ id, path })}
          onSignedOut={() => sayError({ code: 'signed_out', message: '', fields: {} }, failure)}
        />
        <Field label="Descrição da nova imagem">
          {control => (
            <WrappingLine
              {...control}
              maxLength={limits.coverText.max}
              value={words.alt}
              onChange={event => setWords({ ...words, alt: event.target.value })}
            />
          )}
        </Field>
        <Field label="Crédito da nova imagem">
          {control => (
            <CreditInput
              {...control}
              maxLength={limits.coverText.max}
              value={words.credit}
              onChange={event => setWords({ ...words, credit: event.target.value })}
            />
          )}
        </Field>
        <ConfirmButton
          text="Trocar em todos os textos"
          busyText="Trocando..."
          label="Trocar a imagem em todos os textos"
          title="Trocar a imagem"
          question="A nova imagem, sua descrição e seu crédito tomam o lugar em todos os textos, também nos publicados, que ganham uma versão. Cards, banners, perfis e newsletters trocam-se em suas telas."
          icon={<Replace aria-hidden size={16} />}
          color="amber"
          busy={busy}
          blocked={next === null}
          run={run}
        />
      </div>
    </details>
  )
}
