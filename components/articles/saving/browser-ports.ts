import type { RefObject } from 'react'
import { toast } from 'sonner'
import type { BodyEditorHandle } from '#components/editor/body-hooks.client.tsx'
import { browserShelf } from '#components/journal/shelf.ts'
import { randomUuid } from '#components/ui/random-uuid.ts'
import { followsTitle } from '#lib/addresses/draft-slug.ts'
import { editPath } from '#lib/addresses/paths.ts'
import { offsetAfter } from '#lib/merge/offset-after.ts'
import { type ArticleFieldsInput, articleFields, readDraft } from '#lib/schemas/articles/article.ts'
import type { ArticleFormControl } from '../article-form-control.ts'
import { keepText, putText } from './machine/form-journal.ts'
import type { FormExtras } from './machine/journal-entry.ts'
import type { SavingPorts } from './machine/saving-ports.ts'
import type { LoadedArticle } from './standing-article.ts'
import { askWriting, doorOf, inputOf } from './writing-door.ts'

export interface FormOnScreen {
  userId: string
  form: ArticleFormControl
  editor: RefObject<BodyEditorHandle | null>
  /** The id of the published article, when the form edits its revision. */
  revisionOf?: string
  /** The story idea that a new article is written from. */
  ideaId?: string
  /** Whether the text may lack what readers need: it is neither public nor scheduled (ART-14). */
  mayBeIncomplete: boolean
  extras: FormExtras
  onExtras: (change: (now: FormExtras) => FormExtras) => void
}

/** Connects saving to the browser: storage, network, the form and its editor. `screen` returns their current state. */
export function browserPorts(screen: () => FormOnScreen): SavingPorts {
  const desk = () => ({ shelf: browserShelf(), now: Date.now(), ...screen() })
  const door = () => doorOf(screen().revisionOf)
  return {
    read() {
      const fields = fieldsOn(screen())
      if (screen().mayBeIncomplete) {
        const { fields: valid, problem } = readDraft(fields)
        return { fields, valid, problem }
      }
      const { data, error } = articleFields.safeParse(fields)
      return { fields, valid: data ?? null, problem: error?.issues[0]?.message ?? null }
    },
    composed: async () => screen().editor.current?.composed(),
    put: (fields, theirs) => putFields(screen(), fields, theirs),
    ask: (pending, id) => askWriting(door()[pending.ask], inputOf(pending, id, screen().ideaId)),
    load: id => askWriting(door().load, { id }),
    keep: (place, text) => keepText(desk(), place, text),
    setAside: (articleId, text) => putText(desk(), { form: randomUuid(), articleId }, text),
    saved(pending, { id, slug }) {
      const { form } = screen()
      const { held, fields } = pending
      if (slug !== fields.slug && form.getValues('slug') === held.slug) {
        form.setValue('slug', slug)
        // A slug that follows a title which is still being typed changes without a word.
        if (!followsTitle(held)) toast.info(`O endereço “${held.slug}” já está em uso. O artigo ficou com “${slug}”.`)
      }
      // The article exists from now on: a reload must open it instead of an empty form.
      if (id && location.pathname === '/create') window.history.replaceState(null, '', editPath(id))
    },
    after(ms, work) {
      const timer = setTimeout(work, ms)
      return () => clearTimeout(timer)
    },
    uuid: randomUuid,
  }
}

/** The fields on the screen: the body is read from its editor, not from what the editor last told the form. */
function fieldsOn({ form, editor }: FormOnScreen): ArticleFieldsInput {
  const fields = form.getValues()
  return editor.current ? { ...fields, content: editor.current.read() } : fields
}

/** Puts fields into the form. Skips equal fields, because the author may be typing in one of them. */
function putFields(screen: FormOnScreen, fields: ArticleFieldsInput, theirs: LoadedArticle): void {
  const { form, editor, onExtras } = screen
  const standing = fieldsOn(screen)
  for (const name of Object.keys(fields) as (keyof ArticleFieldsInput)[]) {
    if (JSON.stringify(standing[name]) === JSON.stringify(fields[name])) continue
    if (name === 'content' && editor.current) editor.current.merge(fields.content)
    else keepCaret(() => form.setValue(name, fields[name], { shouldDirty: true }))
  }
  const pictureIsTheirs = fields.coverMediaId === theirs.fields.coverMediaId
  onExtras(({ coverSrc, cityNames }) => ({
    coverSrc: pictureIsTheirs ? (theirs.cover?.src ?? null) : coverSrc,
    cityNames: { ...cityNames, ...theirs.cityNames },
  }))
}

/** Changes a field's value; the caret in it stays after the same words. */
function keepCaret(change: () => void): void {
  const field = document.activeElement
  if (!(field instanceof HTMLTextAreaElement)) {
    change()
    return
  }
  const { value, selectionStart, selectionEnd, selectionDirection } = field
  change()
  if (field.value === value) return
  const [start, end] = [selectionStart, selectionEnd].map(offset => offsetAfter(value, field.value, offset))
  field.setSelectionRange(start ?? 0, end ?? 0, selectionDirection)
}
